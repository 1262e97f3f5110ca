### The terms of the game, in the words of the rulebook.
### Every other file uses these terms; a file words-<set>.ftl beside this one redefines some of
### them. A term with a capital, such as -Play, begins a sentence.
### Verbs: plain, form "s" (he plays), "past", "ing". Nouns: plain, form "plural", "a" with article.

## What a player does with cards

-play = { $form ->
    [s] plays
    [past] played
    [ing] playing
   *[plain] play
}

-Play = Play

-activate = { $form ->
    [s] activates
    [past] activated
    [ing] activating
    [action] activate
   *[plain] activate
}

-Activate = Activate

-dominate = { $form ->
    [s] dominates
    [past] dominated
    [ing] dominating
   *[plain] dominate
}

-Dominate = Dominate

-archive = { $form ->
    [s] archives
    [past] archived
    [ing] archiving
   *[plain] archive
}

-Archive = Archive

-recycle = { $form ->
    [s] recycles
    [past] recycled
    [ing] recycling
   *[plain] recycle
}

-Recycle = Recycle

## Places and what is won

-zone = { $form ->
    [plural] zones
    [a] a zone
   *[plain] zone
}

-Zone = { $form ->
    [plural] Zones
    [a] A zone
   *[plain] Zone
}

-influence = { $form ->
    [plural] influences
    [a] an influence
   *[plain] influence
}

-Influence = { $form ->
    [plural] Influences
    [a] An influence
   *[plain] Influence
}

-supply = { $form ->
    [plural] supplies
    [a] a supply
   *[plain] supply
}

-Supply = { $form ->
    [plural] Supplies
    [a] A supply
   *[plain] Supply
}

-period = { $form ->
    [plural] periods
    [a] a period
   *[plain] period
}

-Period = { $form ->
    [plural] Periods
    [a] A period
   *[plain] Period
}

-domain = { $form ->
    [plural] domains
    [a] a domain
   *[plain] domain
}

-Domain = { $form ->
    [plural] Domains
    [a] A domain
   *[plain] Domain
}

-domination = { $form ->
    [plural] dominations
    [a] a domination
   *[plain] domination
}

-Domination = { $form ->
    [plural] Dominations
    [a] A domination
   *[plain] Domination
}

# What the cards in an influence are worth: how many, and as one number.
-points = influence points

-total = influence
-Total = Influence

# What stands before a zone: { -zone-in } your { -zone }.
-zone-in = in

# One supply by its number: { -supply-of(n: 3) }.
-supply-of = supply { $n }

## Names of the domains

-domain-military = Military
-domain-technology = Technology
-domain-diplomacy = Diplomacy
-domain-culture = Culture
-domain-science = Science

## Cards and effects

-active-card = { $form ->
    [plural] active cards
    [a] an active card
   *[plain] active card
}

-Active-card = { $form ->
    [plural] Active cards
    [a] An active card
   *[plain] Active card
}

-activation = { $form ->
    [plural] activations
    [a] an activation
   *[plain] activation
}

-Activation = { $form ->
    [plural] Activations
    [a] An activation
   *[plain] Activation
}

-activating-player = { $form ->
    [plural] activating players
    [a] an activating player
   *[plain] activating player
}

-Activating-player = { $form ->
    [plural] Activating players
    [a] An activating player
   *[plain] Activating player
}

-dogma = { $form ->
    [plural] dogmas
    [a] a dogma
   *[plain] dogma
}

-Dogma = { $form ->
    [plural] Dogmas
    [a] A dogma
   *[plain] Dogma
}

-demand = { $form ->
    [plural] demands
    [a] a demand
   *[plain] demand
}

-Demand = { $form ->
    [plural] Demands
    [a] A demand
   *[plain] Demand
}

-share-effect = { $form ->
    [plural] share effects
    [a] a share effect
   *[plain] share effect
}

-Share-effect = { $form ->
    [plural] Share effects
    [a] A share effect
   *[plain] Share effect
}

-supremacy-dogma = { $form ->
    [plural] supremacy dogmas
    [a] a supremacy dogma
   *[plain] supremacy dogma
}

-Supremacy-dogma = { $form ->
    [plural] Supremacy dogmas
    [a] A supremacy dogma
   *[plain] Supremacy dogma
}

-cooperative-dogma = { $form ->
    [plural] cooperative dogmas
    [a] a cooperative dogma
   *[plain] cooperative dogma
}

-Cooperative-dogma = { $form ->
    [plural] Cooperative dogmas
    [a] A cooperative dogma
   *[plain] Cooperative dogma
}

-victory-dogma = { $form ->
    [plural] victory dogmas
    [a] a victory dogma
   *[plain] victory dogma
}

-Victory-dogma = { $form ->
    [plural] Victory dogmas
    [a] A victory dogma
   *[plain] Victory dogma
}

-free-draw = { $form ->
    [plural] free draws
    [a] a free draw
   *[plain] free draw
}

-Free-draw = { $form ->
    [plural] Free draws
    [a] A free draw
   *[plain] Free draw
}

## Colours, icons, directions

-colour-red = red
-colour-blue = blue
-colour-green = green
-colour-yellow = yellow
-colour-purple = purple

-icon-castle = { $form ->
    [plural] castles
   *[plain] castle
}

-icon-crown = { $form ->
    [plural] crowns
   *[plain] crown
}

-icon-leaf = { $form ->
    [plural] leaves
   *[plain] leaf
}

-icon-bulb = { $form ->
    [plural] bulbs
   *[plain] bulb
}

-icon-factory = { $form ->
    [plural] factories
   *[plain] factory
}

-icon-clock = { $form ->
    [plural] clocks
   *[plain] clock
}

-splay-left = left
-splay-right = right
-splay-up = up

## The same words as messages, for arguments that name them

colour-red = { -colour-red }
colour-blue = { -colour-blue }
colour-green = { -colour-green }
colour-yellow = { -colour-yellow }
colour-purple = { -colour-purple }

icon-castle = { -icon-castle }
icon-crown = { -icon-crown }
icon-leaf = { -icon-leaf }
icon-bulb = { -icon-bulb }
icon-factory = { -icon-factory }
icon-clock = { -icon-clock }

splay-left = { -splay-left }
splay-right = { -splay-right }
splay-up = { -splay-up }
splay-none = not splayed

kind-demand = { -demand }
kind-share = { -share-effect }

# { $number } is the number of the supply; a term cannot be given an argument of a message.
supply-number = supply { $number }
