### Why a bot likes an answer: what it would be good or bad for.

advice-wheel = points on the { -wheel }
advice-fragments = { -fragment(form: "plural") } in the { -identity }
advice-hidden = your Hidden { -aspiration }
advice-common = the Common { -aspiration }
advice-next = { -aspiration(form: "plural") } that come later
advice-fortresses = your { -fortress(form: "plural") }
advice-spheres = { -sphere(form: "plural") } that are nearly empty
advice-intentions = { -intention(form: "plural") } for your next turn
advice-wp = your { -willpower }
advice-essence = your { -essence }
advice-ambition = your team's { -ambition }
advice-hand = your hand
advice-tokens = the rows of your board
advice-realms = { -realm(form: "plural") } that you control
advice-frontiers = { -frontier(form: "plural") } that you control
advice-emotions = your { -emotion(form: "plural") } in play
advice-tempo = the pace of the game
