"""The peers, each through its own public interface, with the same light random player as ours.

Forced moves count as decisions of a peer, though never as ours: the ratios err on the low side.
"""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import median
from typing import Any

from boardwright.arena.bench.clock import games_per_time, microseconds

CHESS_PLIES = 400
COPIES = 200
COPY_TIMES = 10
COPY_EVERY = 25


def rlcard(seconds: float, seed: int) -> dict[str, float]:
    """RLCard's gin-rummy by `env.step`, which builds the observation of the player to move."""
    import rlcard as library

    env = library.make("gin-rummy", config={"seed": seed})
    random = Random(seed).random

    def play(_: int) -> int:
        state, _player = env.reset()
        count = 0
        while not env.is_over():
            actions = state["raw_legal_actions"]
            state, _player = env.step(actions[int(random() * len(actions))])
            count += 1
        return count

    return {"rate": games_per_time(play, seconds, seed)}


def openspiel(seconds: float, seed: int) -> dict[str, float]:
    """OpenSpiel's C++ `gin_rummy`, driven from Python; chance nodes are played, not counted."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    random = Random(seed).random

    def play(_: int) -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                count += 1
            # A deal in gin rummy is uniform, so at a chance node too this draws by the odds,
            # and sooner than from the list of chance outcomes.
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        return count

    return {"rate": games_per_time(play, seconds, seed)}


def chess(seconds: float, seed: int) -> dict[str, float]:
    """python-chess: random legal moves until there is none, and its copy without history."""
    import chess as library

    random = Random(seed).random

    def play(_: int) -> int:
        board = library.Board()
        for ply in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply
            board.push(moves[int(random() * len(moves))])
        return CHESS_PLIES

    def copies() -> list[float]:
        samples: list[float] = []
        board = library.Board()
        while len(samples) < COPIES:
            moves = list(board.legal_moves)
            if not moves or board.ply() >= CHESS_PLIES:
                board = library.Board()
                continue
            board.push(moves[int(random() * len(moves))])
            if random() * COPY_EVERY < 1:
                samples.append(microseconds(partial(board.copy, stack=False), COPY_TIMES))
        return samples

    return {"rate": games_per_time(play, seconds, seed), "copy_us": median(copies())}


def catanatron(seconds: float, seed: int) -> dict[str, float]:
    """catanatron: four players, tick by tick as its own loop plays, and its state copy."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    random = Random(seed).random

    def pick(_player: Any, _game: Any, actions: list[Any]) -> Any:
        return actions[int(random() * len(actions))]

    def deal(number: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=number)

    def play(number: int) -> int:
        game = deal(number)
        count = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick(decide_fn=pick)
            count += 1
        return count

    def copies() -> list[float]:
        samples: list[float] = []
        number = seed
        while len(samples) < COPIES:
            number += 1
            game = deal(number)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                game.play_tick(decide_fn=pick)
                if random() * COPY_EVERY < 1:
                    samples.append(microseconds(game.state.copy, COPY_TIMES))
        return samples

    return {"rate": games_per_time(play, seconds, seed), "copy_us": median(copies())}
