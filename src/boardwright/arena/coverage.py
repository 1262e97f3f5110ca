"""Which effects ran, and which way every branch in them went.

While it is on, the functions of a game's content run in a form where every condition reports its
outcome: their source is read, the reports are put in, and the compiled code takes the place of the
functions' own. So nothing else slows down, one line with two conditions is two branches, and it is
the same in every version of Python.
"""

from __future__ import annotations

import ast
import gc
import hashlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from types import CodeType, FunctionType, ModuleType
from typing import Any, Self, TypeVar

from boardwright.core.games import Game

RAN, TOOK = "__covered_ran__", "__covered_took__"
WAYS = {
    "if": ("true", "false"),
    "while": ("true", "false"),
    "conditional": ("true", "false"),
    "filter": ("true", "false"),
    "for": ("runs", "ends"),
}

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Way:
    """Something that can be reached: a function, or one way out of a branch."""

    module: str
    function: str
    line: int
    kind: str
    text: str = ""
    way: str = ""

    @property
    def is_effect(self) -> bool:
        return self.kind == "function" and not self.function.rpartition(".")[2].startswith("_")

    def __str__(self) -> str:
        place = f"{self.module.rpartition('.')[2]}:{self.line} {self.function}"
        return f"{place}: {self.kind} {self.text} {self.way}".rstrip(": ").replace(
            "function", "run"
        )


class Coverage:
    """The ways of a package's functions; as a context manager, it counts while it is entered.
    Without branches it counts the functions that a decorator enters somewhere, and no more.
    """

    def __init__(self, package: ModuleType, *, branches: bool = True) -> None:
        self.ways: list[Way] = []
        self.hits: list[int] = []
        digest = hashlib.blake2b(digest_size=8)
        self._swaps: list[tuple[FunctionType, CodeType, CodeType]] = []
        self._modules = list(_modules(package))
        functions = _functions({module.__name__ for module in self._modules})
        for module in self._modules:
            source = inspect.getsource(module)
            digest.update(source.encode())
            tree = ast.parse(source)
            reporter = _Reporter(module.__name__, self.ways, branches)
            reporter.visit(tree)
            ast.fix_missing_locations(tree)
            code = compile(tree, inspect.getfile(module), "exec")
            changed = dict(_codes(code))
            for function in functions:
                new = changed.get((function.__qualname__, function.__code__.co_firstlineno))
                if function.__module__ == module.__name__ and new is not None:
                    self._swaps.append((function, function.__code__, new))
        self.digest = digest.hexdigest()
        self.hits = [0] * len(self.ways)

    def _ran(self, way: int) -> None:
        self.hits[way] += 1

    def _took(self, way: int, outcome: Value) -> Value:
        self.hits[way if outcome else way + 1] += 1
        return outcome

    def __enter__(self) -> Self:
        for module in self._modules:
            vars(module).update({RAN: self._ran, TOOK: self._took})
        for function, _, new in self._swaps:
            function.__code__ = new
        return self

    def __exit__(self, *exception: object) -> None:
        for function, old, _new in self._swaps:
            function.__code__ = old

    def reached_by(self, run: Callable[[], object]) -> int:
        """What this run reaches, as a mask of ways."""
        self.hits[:] = [0] * len(self.hits)
        with self:
            run()
        return sum(1 << way for way, count in enumerate(self.hits) if count)


class _Reporter(ast.NodeTransformer):
    """Puts the reports into a module's functions, and lists what they report."""

    def __init__(self, module: str, ways: list[Way], branches: bool) -> None:
        self.module = module
        self.ways = ways
        self.branches = branches
        self.names: list[str] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        if not self.branches and not node.decorator_list:
            return node
        self.names.append(node.name)
        way = self._way(node, "function", "", "")
        if self.branches:
            node.body = [self.visit(statement) for statement in node.body]
        docstring = ast.get_docstring(node) is not None
        node.body.insert(int(docstring), _report(way))
        self.names.pop()
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        return self._conditioned(node, "if")

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._conditioned(node, "while")

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        return self._conditioned(node, "conditional")

    def _conditioned(self, node: ast.If | ast.While | ast.IfExp, kind: str) -> ast.AST:
        if self.names and not isinstance(node.test, ast.Constant):
            way = self._branch(node, kind, node.test)
            self.generic_visit(node)
            node.test = _asking(way, node.test)
        else:
            self.generic_visit(node)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        ways = [self._branch(test, "filter", test) for test in node.ifs if self.names]
        self.generic_visit(node)
        if self.names:
            node.ifs = [_asking(way, test) for way, test in zip(ways, node.ifs, strict=True)]
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        if not self.names:
            self.generic_visit(node)
            return node
        way = self._branch(node, "for", node.iter)
        self.generic_visit(node)
        node.body.insert(0, _report(way))
        node.orelse.insert(0, _report(way + 1))
        return node

    def _branch(self, node: ast.expr | ast.stmt, kind: str, text: ast.expr) -> int:
        first, second = WAYS[kind]
        way = self._way(node, kind, ast.unparse(text), first)
        self._way(node, kind, ast.unparse(text), second)
        return way

    def _way(self, node: ast.expr | ast.stmt, kind: str, text: str, way: str) -> int:
        self.ways.append(Way(self.module, ".".join(self.names), node.lineno, kind, text, way))
        return len(self.ways) - 1


def _report(way: int) -> ast.Expr:
    return ast.Expr(_call(RAN, [ast.Constant(way)]))


def _asking(way: int, test: ast.expr) -> ast.expr:
    return ast.copy_location(_call(TOOK, [ast.Constant(way), test]), test)


def _call(name: str, args: list[ast.expr]) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), args, [])


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    """A module, or a package with all that is in it."""
    yield package
    for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
        yield import_module(found.name)


def _functions(modules: set[str]) -> list[FunctionType]:
    """Every function object of these modules, wherever it is kept."""
    gc.unfreeze()  # what a server in this process has put out of sight is looked at too
    return [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType) and thing.__module__ in modules
    ]


def _codes(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    """The functions in compiled code, by name and line."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield (inner.co_qualname, inner.co_firstlineno), inner
            yield from _codes(inner)


def of_game(game: Game[Any]) -> Coverage | None:
    """The coverage of a game's content, where the game names a module of it."""
    effects = getattr(game, "effects", None)
    branches = getattr(game, "branches", True)
    return Coverage(effects, branches=branches) if isinstance(effects, ModuleType) else None
