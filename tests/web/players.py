"""People at a table who answer through its page: by mouse, by keyboard, in text mode."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page

from tests.web.tables import Table, choose

OPTIONS = "#ask [data-option]:not([aria-disabled=true])"
CURTAIN = "[data-curtain]"
OVER = '#ask a[href^="/replay/"]'

STATE = f"""() => document.querySelector('{CURTAIN}') ? 'curtain'
  : document.querySelector('{OPTIONS}') ? 'asked'
  : document.querySelector('{OVER}') ? 'over' : ''"""

IDLE = 1500
"""So many looks at a table, some 20 ms apart, may find nobody asked whom it waits for."""

DRAWN = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""


class Player:
    """Somebody at a page; how they answer is what kinds of players differ in."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.answers = 0
        self._sent = 0
        page.on("websocket", lambda socket: socket.on("framesent", self._heard))
        page.on("request", lambda request: self._heard(request.post_data or ""))

    def _heard(self, sent: str | bytes) -> None:
        """Count the answers that the page sends, by socket or by POST."""
        self._sent += isinstance(sent, str) and '"do":"answer"' in sent

    def sit(self, table: Table, seat: int) -> None:
        """Come to a table by the key of this seat's person."""
        self.page.goto(f"/table/{table.id}#key={table.tokens[seat]}")

    def state(self) -> str:
        """`asked`, `curtain`, `over`, or nothing yet."""
        return str(self.page.evaluate(STATE))

    def wait(self, *states: str) -> str:
        """Wait until the page shows one of these, or any state."""
        wanted = list(states or ("asked", "curtain", "over"))
        found = self.page.wait_for_function(
            f"wanted => {{ const now = ({STATE})(); return wanted.includes(now) && now; }}",
            arg=wanted,
        )
        return str(found.json_value())

    def options(self) -> list[str]:
        """The keys that the question offers, in the order of the page."""
        return [
            str(button.get_attribute("data-option"))
            for button in self.page.locator("#ask .opts [data-option]").all()
        ]

    def step(self) -> None:
        """Answer the question: the page sends it, and shows that it did."""
        keys = self.options()
        before = self._sent
        self.answer(keys[choose(keys, self.luck)])
        for _ in range(1000):
            if self._sent > before:
                break
            self.page.wait_for_timeout(20)
        assert self._sent == before + 1
        self.answers += 1
        self.page.evaluate(DRAWN)

    def answer(self, key: str) -> None:
        raise NotImplementedError

    def lift(self) -> None:
        """Say that the next person is there."""
        self.page.locator(CURTAIN).click()
        self.page.evaluate(DRAWN)

    def play(self, most: int = 500) -> None:
        """Play until the game is over."""
        for _ in range(most):
            match self.wait():
                case "over":
                    return
                case "curtain":
                    self.lift()
                case "asked":
                    self.step()
        raise AssertionError(f"not over after {most} answers")

    def has_focus(self) -> bool:
        return bool(self.page.evaluate("document.activeElement !== document.body"))

    def option(self, key: str) -> Locator:
        return self.page.locator(f'#ask .opts [data-option="{key}"]')


class Pointer(Player):
    """Answers by mouse: on the board where the option has a place there, else by its button."""

    def answer(self, key: str) -> None:
        button = self.option(key)
        button.hover()
        places = self.page.locator("[data-anchor][data-legal][data-lit]:visible").all()
        if not places or self.luck.random() < 0.3:
            button.click()
            return
        self.luck.choice(places).click()
        self.page.evaluate(DRAWN)
        menu = self.page.locator(f'.anchor-menu [data-option="{key}"]')
        if menu.is_visible():
            menu.click()


class Keyboard(Player):
    """Answers by keyboard alone: by number, in the list of options, or on the board."""

    def answer(self, key: str) -> None:
        way = self.luck.random()
        if way < 0.6:
            self._press_number(self.option(key))
        elif way < 0.8 or not self._walk_to_board():
            self._walk_to(key)

    def _press_number(self, button: Locator) -> None:
        for digit in button.locator("kbd").inner_text().strip():
            self.page.keyboard.press(digit)

    def _walk_to(self, key: str) -> None:
        self.page.keyboard.press("q")
        for _ in range(40):
            if self._focused("data-option") == key:
                break
            self.page.keyboard.press("Tab")
        assert self._focused("data-option") == key
        self.page.keyboard.press("Enter")

    def _walk_to_board(self) -> bool:
        """Act on something of the board; whether there was anything."""
        self.page.keyboard.press("b")
        if self._focused("data-legal") is None:
            return False
        self.page.keyboard.press(self.luck.choice(["ArrowRight", "ArrowDown"]))
        assert self._focused("data-legal") is not None
        self.page.keyboard.press("Enter")
        self.page.evaluate(DRAWN)
        menu = self.page.locator(".anchor-menu [data-option]")
        if menu.first.is_visible():
            self._press_number(menu.first)
        return True

    def lift(self) -> None:
        self.page.keyboard.press("Enter")
        self.page.evaluate(DRAWN)

    def _focused(self, attribute: str) -> str | None:
        found: str | None = self.page.evaluate(
            "name => document.activeElement.getAttribute(name)", attribute
        )
        return found


class Reader(Player):
    """Answers in text mode, by the buttons of the question or those beside what they are about."""

    beside = 0
    """Answers given by a button beside the line that says what it is about."""

    def answer(self, key: str) -> None:
        buttons = self.page.locator(f'.textmode [data-option="{key}"]').all()
        button = buttons[-1 if self.luck.random() < 0.7 else 0]
        self.beside += "act" in str(button.get_attribute("class")).split()
        button.click()


def play_together(table: Table, players: Sequence[Player], most: int = 1000) -> None:
    """People at one table, each at a page of their own, by the order of their seats. Who is waited
    for may have answered already: then the next look finds somebody else.
    """
    answers = idle = 0
    while answers < most and idle < IDLE:
        waiting = table.public()["waiting"]
        if not waiting:
            return
        player = players[waiting[0]]
        if player.state() == "asked":
            player.step()
            answers, idle = answers + 1, 0
        else:
            player.page.wait_for_timeout(20)
            idle += 1
    raise AssertionError(f"not over after {answers} answers, {idle} looks without any")


def play_all(table: Table, players: Mapping[int, Player]) -> None:
    """People and bots at one table, until the game is over. Nobody is waited for: an answer on its
    way may make it somebody else's turn.
    """
    while table.public()["status"] == "playing":
        for player in players.values():
            if player.state() == "asked":
                player.step()
            else:
                player.page.wait_for_timeout(20)
