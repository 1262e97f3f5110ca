### The other well-known words: meld, dogma, achieve, tuck, return.
### Loaded after words.ftl, whose terms it redefines with the same forms.

## What a player does with cards

-play = { $form ->
    [s] melds
    [past] melded
    [ing] melding
   *[plain] meld
}

-Play = Meld

-activate = { $form ->
    [s] uses the dogma of
    [past] used the dogma of
    [ing] using the dogma of
    [action] dogma
   *[plain] use the dogma of
}

-Activate = Use the dogma of

-dominate = { $form ->
    [s] achieves
    [past] achieved
    [ing] achieving
   *[plain] achieve
}

-Dominate = Achieve

-archive = { $form ->
    [s] tucks
    [past] tucked
    [ing] tucking
   *[plain] tuck
}

-Archive = Tuck

-recycle = { $form ->
    [s] returns
    [past] returned
    [ing] returning
   *[plain] return
}

-Recycle = Return

## Places and what is won

-zone = { $form ->
    [plural] boards
    [a] a board
   *[plain] board
}

-Zone = { $form ->
    [plural] Boards
    [a] A board
   *[plain] Board
}

-influence = { $form ->
    [plural] score piles
    [a] a score pile
   *[plain] score pile
}

-Influence = { $form ->
    [plural] Score piles
    [a] A score pile
   *[plain] Score pile
}

-supply = { $form ->
    [plural] draw piles
    [a] a draw pile
   *[plain] draw pile
}

-Supply = { $form ->
    [plural] Draw piles
    [a] A draw pile
   *[plain] Draw pile
}

-period = { $form ->
    [plural] ages
    [a] an age
   *[plain] age
}

-Period = { $form ->
    [plural] Ages
    [a] An age
   *[plain] Age
}

-domain = { $form ->
    [plural] special achievements
    [a] a special achievement
   *[plain] special achievement
}

-Domain = { $form ->
    [plural] Special achievements
    [a] A special achievement
   *[plain] Special achievement
}

-domination = { $form ->
    [plural] achievements
    [a] an achievement
   *[plain] achievement
}

-Domination = { $form ->
    [plural] Achievements
    [a] An achievement
   *[plain] Achievement
}

-points = points

-total = score
-Total = Score

-zone-in = on

-supply-of = the age { $n } pile

## Names of the domains

-domain-military = Empire
-domain-technology = Monument
-domain-diplomacy = World
-domain-culture = Wonder
-domain-science = Universe

## Cards and effects

-active-card = { $form ->
    [plural] top cards
    [a] a top card
   *[plain] top card
}

-Active-card = { $form ->
    [plural] Top cards
    [a] A top card
   *[plain] Top card
}

-activation = { $form ->
    [plural] dogma actions
    [a] a dogma action
   *[plain] dogma action
}

-Activation = { $form ->
    [plural] Dogma actions
    [a] A dogma action
   *[plain] Dogma action
}

-activating-player = { $form ->
    [plural] acting players
    [a] an acting player
   *[plain] acting player
}

-Activating-player = { $form ->
    [plural] Acting players
    [a] An acting player
   *[plain] Acting player
}

-dogma = { $form ->
    [plural] dogma effects
    [a] a dogma effect
   *[plain] dogma effect
}

-Dogma = { $form ->
    [plural] Dogma effects
    [a] A dogma effect
   *[plain] Dogma effect
}

-demand = { $form ->
    [plural] demand effects
    [a] a demand effect
   *[plain] demand effect
}

-Demand = { $form ->
    [plural] Demand effects
    [a] A demand effect
   *[plain] Demand effect
}

-share-effect = { $form ->
    [plural] non-demand effects
    [a] a non-demand effect
   *[plain] non-demand effect
}

-Share-effect = { $form ->
    [plural] Non-demand effects
    [a] A non-demand effect
   *[plain] Non-demand effect
}

-supremacy-dogma = { $form ->
    [plural] "I demand" effects
    [a] an "I demand" effect
   *[plain] "I demand" effect
}

-Supremacy-dogma = { $form ->
    [plural] "I demand" effects
    [a] An "I demand" effect
   *[plain] "I demand" effect
}

-cooperative-dogma = { $form ->
    [plural] shared effects
    [a] a shared effect
   *[plain] shared effect
}

-Cooperative-dogma = { $form ->
    [plural] Shared effects
    [a] A shared effect
   *[plain] Shared effect
}

-victory-dogma = { $form ->
    [plural] winning effects
    [a] a winning effect
   *[plain] winning effect
}

-Victory-dogma = { $form ->
    [plural] Winning effects
    [a] A winning effect
   *[plain] Winning effect
}

-free-draw = { $form ->
    [plural] sharing bonuses
    [a] a sharing bonus
   *[plain] sharing bonus
}

-Free-draw = { $form ->
    [plural] Sharing bonuses
    [a] A sharing bonus
   *[plain] Sharing bonus
}

supply-number = the age { $number } pile
