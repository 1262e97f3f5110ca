async def dance(s: object, scene: object, step: object) -> None:
    """Nobody sees it."""


NAMED = {"dance": dance}
