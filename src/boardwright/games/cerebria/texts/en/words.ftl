### The terms of the game, and how arguments are said: a word such as NET.a, haste or wp is put into a sentence
### by its message kind-net-a, kind-haste, kind-wp; a Vibe by colour-red; an Emotion by its card.
### Nouns: plain, form "plural", "a" with article.

## Things

-wp = WP
-willpower = Willpower
-essence = Essence
-ambition = Ambition

-action = { $form ->
    [plural] Actions
    [a] an Action
   *[plain] Action
}

-emotion = { $form ->
    [plural] Emotions
    [a] an Emotion
    [A] An Emotion
   *[plain] Emotion
}

-spirit = { $form ->
    [plural] Spirits
    [a] a Spirit
   *[plain] Spirit
}

-realm = { $form ->
    [plural] Realms
    [a] a Realm
   *[plain] Realm
}

-frontier = { $form ->
    [plural] Frontiers
    [a] a Frontier
   *[plain] Frontier
}

-triad = { $form ->
    [plural] Triads
    [a] a Triad
   *[plain] Triad
}

-sphere = { $form ->
    [plural] Spheres
    [a] a Sphere
   *[plain] Sphere
}

-fortress = { $form ->
    [plural] Fortresses
    [a] a Fortress
   *[plain] Fortress
}

-fragment = { $form ->
    [plural] Fragments
    [a] a Fragment
   *[plain] Fragment
}

-aspiration = { $form ->
    [plural] Aspirations
    [a] an Aspiration
   *[plain] Aspiration
}

-intention = { $form ->
    [plural] Intentions
    [a] an Intention
   *[plain] Intention
}

-vibe-token = { $form ->
    [plural] Vibe tokens
    [a] a Vibe token
   *[plain] Vibe token
}

-revelation = { $form ->
    [plural] Revelations
    [a] a Revelation
   *[plain] Revelation
}

-intensity-token = { $form ->
    [plural] Intensity tokens
    [a] an Intensity token
   *[plain] Intensity token
}

-insecurity-token = { $form ->
    [plural] Insecurity tokens
    [a] an Insecurity token
   *[plain] Insecurity token
}

-intensity = Intensity
-origin = Origin
-identity = Identity
-wheel = Wheel
-vibe = Vibe
-capping-fragment = Capping Fragment
-minor = Minor
-major = Major

## What is done

-absorb = { $form ->
    [s] absorbs
   *[plain] absorb
}

-Absorb = Absorb

## Names of teams and places

-bliss = Bliss
-gloom = Gloom

-val = Valley of Motives
-cra = Cradle of Senses
-net = Network of Thoughts
-lan = Land of Desires
-wil = Willow of Values

-valley = Valley
-cradle = Cradle
-network = Network
-land = Land
-willow = Willow

## Arguments: teams, resources, kinds

kind-bliss = { -bliss }
kind-gloom = { -gloom }
kind-nobody = nobody
kind-wp = { -wp }
kind-essence = { -essence }
kind-ambition = { -ambition }

## Arguments: places. A Realm's two slots are told apart by the Realm that lies on that side.

kind-val = the { -val }
kind-cra = the { -cra }
kind-net = the { -net }
kind-lan = the { -lan }
kind-wil = the { -wil }

kind-f0 = the { -valley }–{ -cradle } { -frontier }
kind-f1 = the { -cradle }–{ -network } { -frontier }
kind-f2 = the { -network }–{ -land } { -frontier }
kind-f3 = the { -land }–{ -willow } { -frontier }
kind-f4 = the { -willow }–{ -valley } { -frontier }

kind-val-a = the { -val } ({ -willow } side)
kind-val-b = the { -val } ({ -cradle } side)
kind-cra-a = the { -cra } ({ -valley } side)
kind-cra-b = the { -cra } ({ -network } side)
kind-net-a = the { -net } ({ -cradle } side)
kind-net-b = the { -net } ({ -land } side)
kind-lan-a = the { -lan } ({ -network } side)
kind-lan-b = the { -lan } ({ -willow } side)
kind-wil-a = the { -wil } ({ -land } side)
kind-wil-b = the { -wil } ({ -valley } side)

kind-commitment = { sphere-commitment }
kind-creativity = { sphere-creativity }
kind-humility = { sphere-humility }
kind-diligence = { sphere-diligence }
kind-knowledge = { sphere-knowledge }

## Arguments: Vibes

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-wild = wild

## Arguments: Actions of the Spirit boards

kind-move = { action-move }
kind-invoke = { action-invoke }
kind-quell = { action-quell }
kind-fortify = { action-fortify }
kind-empower = { action-empower }

## Arguments: upgrades

kind-haste = { upgrade-haste }
kind-surmount = { upgrade-surmount }
kind-determination = { upgrade-determination }
kind-bolster = { upgrade-bolster }
kind-inner-force = { upgrade-inner-force }
kind-subdue = { upgrade-subdue }
kind-extinguish = { upgrade-extinguish }
kind-exalt = { upgrade-exalt }
kind-raze = { upgrade-raze }
kind-channeled-power = { upgrade-channeled-power }
kind-emotional-outburst = { upgrade-emotional-outburst }
kind-embrace = { upgrade-embrace }
kind-forging-bonds = { upgrade-forging-bonds }
kind-home-ground = { upgrade-home-ground }
kind-pierce-the-darkness = { upgrade-pierce-the-darkness }
kind-garrison = { upgrade-garrison }
kind-brighten-up = { upgrade-brighten-up }
kind-push = { upgrade-push }
kind-summon = { upgrade-summon }
kind-cleansing-light = { upgrade-cleansing-light }
kind-relish = { upgrade-relish }
kind-switcheroo = { upgrade-switcheroo }
kind-sharing-is-caring = { upgrade-sharing-is-caring }
kind-motivation = { upgrade-motivation }
kind-conversion = { upgrade-conversion }
kind-feeling-safe = { upgrade-feeling-safe }
kind-flight = { upgrade-flight }
kind-vanquish = { upgrade-vanquish }
kind-emotional-cycle = { upgrade-emotional-cycle }
kind-attune-with-origin = { upgrade-attune-with-origin }
kind-rush-to-aid = { upgrade-rush-to-aid }
kind-charge = { upgrade-charge }
kind-wildfire = { upgrade-wildfire }
kind-seethe = { upgrade-seethe }
kind-repel = { upgrade-repel }
kind-deceive = { upgrade-deceive }
kind-drain = { upgrade-drain }
kind-assimilate = { upgrade-assimilate }
kind-exterminate = { upgrade-exterminate }
kind-all-for-me = { upgrade-all-for-me }
kind-from-the-shadows = { upgrade-from-the-shadows }
kind-seeds-of-darkness = { upgrade-seeds-of-darkness }
kind-devour = { upgrade-devour }
kind-spreading-darkness = { upgrade-spreading-darkness }

## Arguments: Aspirations

kind-attitude = { aspiration-attitude }
kind-openness = { aspiration-openness }
kind-awareness = { aspiration-awareness }
kind-unity = { aspiration-unity }
kind-liveliness = { aspiration-liveliness }
kind-versatility = { aspiration-versatility }
kind-fortitude = { aspiration-fortitude }
kind-sensibility = { aspiration-sensibility }
kind-reflection = { aspiration-reflection }

## Arguments: Intentions

kind-a1 = { intention-a1 }
kind-a2 = { intention-a2 }
kind-a3 = { intention-a3 }
kind-a4 = { intention-a4 }
kind-b1 = { intention-b1 }
kind-b2 = { intention-b2 }
kind-b3 = { intention-b3 }
kind-b4 = { intention-b4 }
