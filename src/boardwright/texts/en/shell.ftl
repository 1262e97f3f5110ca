### Texts of the shell: what every game and command can say.

# A seat without a name; { $number } counts from 1.
seat-name = Seat { $number }

nothing = nothing
