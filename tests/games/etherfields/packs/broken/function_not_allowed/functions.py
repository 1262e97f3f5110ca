async def dance(s, scene, step):
    """Nobody sees it."""


NAMED = {"dance": dance}
