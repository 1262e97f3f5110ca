### Why a bot likes an answer: what it would be good or bad for.

advice-dominations = { -domination(form: "plural") } taken
advice-claims = { -period(form: "plural") } you can { -dominate }
advice-progress = the way to the next { -period }
advice-lead = your lead in { -points }
advice-values = the values of your { -active-card(form: "plural") }
advice-colours = the colours { -zone-in } your { -zone }
advice-hand = your hand
advice-icons = your icons
advice-splays = your splays
advice-engine = what your { -active-card(form: "plural") } can do
advice-exposure = your safety from { -demand(form: "plural") }
advice-domains = the way to { -domain(form: "a") }
