"""Declared texts: each stands once, and each call fills in exactly the fields of its text."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias, TypeGuard

import pytest

from i18n.translations import ROOT, DeclaredText, contexts_of, declared, entries, fields

Scope: TypeAlias = dict[str, set[DeclaredText]]
"""What the names of a module, or of a function, can mean."""


class Module:
    """What a module declares, and how it calls what it has declared or imported."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source)
        self.contexts = contexts_of(self.tree)
        self.texts = [
            text
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Call) and (text := self.declaration(node)) is not None
        ]
        self.scope: Scope = {}
        self.learn(self.tree.body, self.scope)

    def declaration(self, node: ast.expr | None) -> DeclaredText | None:
        match node:
            case ast.Call(func=ast.Name(name)) if name in self.contexts:
                return declared(node, self.contexts[name])
        return None

    def learn(self, body: list[ast.stmt], scope: Scope) -> None:
        """Take in which names of `body` mean texts."""
        for statement in body:
            for node in ast.walk(statement):
                match node:
                    case (
                        ast.Assign(targets=[ast.Name(name)], value=value)
                        | ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value)
                        | ast.NamedExpr(target=ast.Name(name), value=value)
                    ):
                        if found := self.meant(value, scope):
                            scope[name] = scope.get(name, set()) | found

    def meant(self, node: ast.expr, scope: Scope) -> set[DeclaredText]:
        """Tell which texts an expression can be: a declaration, a name, a table or its entry."""
        parts: list[ast.expr] = []
        match node:
            case ast.Name() | ast.Attribute():
                return scope.get(ast.unparse(node), set())
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *default]):
                parts = [table, *default]
            case ast.Call():
                text = self.declaration(node)
                return set() if text is None else {text}
            case ast.IfExp(body=one, orelse=other):
                parts = [one, other]
            case ast.Dict(values=parts) | ast.Tuple(elts=parts) | ast.List(elts=parts):
                pass
            case ast.Subscript(value=table):
                parts = [table]
        return set().union(*(self.meant(part, scope) for part in parts))

    def calls(self, scope: Scope) -> Iterator[tuple[ast.Call, set[DeclaredText]]]:
        """Find the calls of texts, where the names of `scope` mean texts."""
        return self.calls_in(self.tree, scope)

    def calls_in(self, node: ast.AST, scope: Scope) -> Iterator[tuple[ast.Call, set[DeclaredText]]]:
        if isinstance(node, ast.FunctionDef):
            hidden = {argument.arg for argument in node.args.args + node.args.kwonlyargs}
            hidden |= {each.id for each in ast.walk(node) if stores(each)}
            scope = {name: texts for name, texts in scope.items() if name not in hidden}
            self.learn(node.body, scope)
        elif isinstance(node, ast.Call) and (texts := self.meant(node.func, scope)):
            yield node, texts
        for child in ast.iter_child_nodes(node):
            yield from self.calls_in(child, scope)


def stores(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def modules(root: Path) -> dict[str, Module]:
    found = {}
    for path in sorted(root.glob("app/**/*.py")):
        name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        found[name] = Module(name, path.read_text("utf-8"))
    return found


def imported(module: Module, among: dict[str, Module]) -> Scope:
    """Tell what texts a module can say that others declare, by the names that they have there."""
    scope: Scope = {}
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        for each in node.names:
            name = each.asname or each.name
            if (whole := among.get(f"{node.module}.{each.name}")) is not None:
                scope |= {f"{name}.{text}": texts for text, texts in whole.scope.items()}
            elif node.module in among and each.name in among[node.module].scope:
                scope[name] = among[node.module].scope[each.name]
    return scope


class Wrong(NamedTuple):
    where: str
    source: str
    given: list[str]


def wrong_calls(among: dict[str, Module]) -> list[Wrong]:
    found = []
    for module in among.values():
        for call, texts in module.calls({**imported(module, among), **module.scope}):
            given = sorted(str(keyword.arg) for keyword in call.keywords)
            for text in texts:
                wanted = {field.strip("{}") for field in fields(text.source)} - {"%n"}
                if call.args or given != sorted(wanted | ({"n"} if text.plural else set())):
                    found.append(Wrong(f"{module.name}:{call.lineno}", text.source, given))
    return found


@pytest.fixture(scope="module")
def app() -> dict[str, Module]:
    return modules(ROOT)


def test_every_call_fills_in_exactly_the_fields_of_its_text(app: dict[str, Module]) -> None:
    assert wrong_calls(app) == []


def test_no_text_is_declared_twice(app: dict[str, Module]) -> None:
    counts = Counter(text[:3] for module in app.values() for text in module.texts)
    assert [text for text, count in counts.items() if count > 1] == []


def test_what_several_parts_say_stands_once(app: dict[str, Module]) -> None:
    """Two texts that read alike in both languages are one, unless a sense tells them apart."""
    greek = {entry[:3]: entry.forms for entry in entries("el")}
    texts = {text[:3] for module in app.values() for text in module.texts if text.comment is None}
    counts = Counter((text[1], greek[text]) for text in texts)
    assert [text for text, count in counts.items() if count > 1] == []


@pytest.mark.parametrize(
    ("call", "right"),
    [
        ("words.laid(name=1, card=2)", True),
        ("words.laid(name=1)", False),
        ("words.laid(name=1, card=2, pile=3)", False),
        ("words.drew(name=1, n=2)", True),
        ("words.drew(name=1)", False),
        ("words.BY_PILE[pile](top=1)", True),
        ("words.BY_PILE[pile]()", False),
        ("words.BY_PILE.get(pile, words.laid)(top=1)", False),
        ("(words.laid if pile else words.drew)(name=1, card=2)", False),
        ("many(n=1)", True),
        ("many()", False),
        ("T('{one} of {two}')(one=1, two=2)", True),
        ("T('{one} of {two}')(one=1)", False),
    ],
)
def test_calls_are_looked_into(call: str, right: bool) -> None:
    words = """
T = texts("Words")
laid = T("{name} placed {card}")
drew = T("{name} drew %n card(s)", note="a note")
BY_PILE = {"up": T("up to {top}"), "down": T("down to {top}")}
many = T("blue", plural=True)
"""
    other = f"""
from app import words
from app.words import many
T = texts("Other")
def said(pile):
    return {call}
"""
    found = {"app.words": Module("app.words", words), "app.other": Module("app.other", other)}
    assert (wrong_calls(found) == []) == right
