/** Every small mistake in a drawing: a node, an attribute, a text, a placeholder or a condition that is missing or another one. */
import type { Tree } from '../../src/element/first-screen';
import { headOf } from '../../src/element/lists';
import type { Expression } from '../../src/element/template-expression';

/** A change in words, and the changed part; undefined: the part is dropped. */
type Change<T> = readonly [what: string, changed: T | undefined];

const PLACES = /(\{[^}]+\})/;

/** The names of the values that are used directly inside each list; '' is outside all lists. */
function namesByList(trees: readonly Tree[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>();
  const read = (given: Expression, list: string): void => {
    if (given instanceof Array) for (const side of given.slice(1)) read(side, list);
    else for (const [, name = ''] of (given as string | null)?.matchAll(/\{(\w+)\}/g) ?? []) names.get(list)?.add(name);
  };
  const walk = (tree: Tree, around: string): void => {
    const list = typeof tree === 'string' ? around : headOf(tree[0]).list || around;
    if (!names.has(list)) names.set(list, new Set());
    if (typeof tree === 'string') return read(tree, list);
    for (const one of Object.values(tree[1])) read(one, list);
    for (const child of tree.slice(2) as Tree[]) walk(child, list);
  };
  for (const tree of trees) walk(tree, '');
  return new Map([...names].map(([list, inside]) => [list, [...inside]]));
}

/** Each term negated, and each left out. */
function conditions(source: string): readonly Change<string>[] {
  const any = source.split('|').map((all) => all.split('&'));
  const joined = (terms: readonly (readonly string[])[]): string =>
    terms
      .map((all) => all.join('&'))
      .filter(Boolean)
      .join('|');
  return any.flatMap((all, at) =>
    all.flatMap((term, place): Change<string>[] => [
      [`not ${term}`, joined(any.with(at, all.with(place, term.startsWith('!') ? term.slice(1) : `!${term}`)))],
      [`without ${term}`, joined(any.with(at, all.toSpliced(place, 1)))],
    ]),
  );
}

function expressions(given: Expression, names: readonly string[]): readonly Change<Expression>[] {
  if (given === null) return [['x', 'x']];
  if (given instanceof Array) {
    const [when, on, off] = given as readonly [string, Expression, Expression];
    return [
      ...conditions(when).map(([what, one]): Change<Expression> => [what, one ? [one, on, off] : on]),
      ...expressions(on, names).map(([what, one]): Change<Expression> => [`then: ${what}`, [when, one!, off]]),
      ...expressions(off, names).map(([what, one]): Change<Expression> => [`else: ${what}`, [when, on, one!]]),
    ];
  }
  const parts = (given as string).split(PLACES);
  return parts.flatMap((part, at) =>
    texts(part, names).map(([what, one]): Change<Expression> => [what, parts.with(at, one!).join('')]),
  );
}

/** Fixed text, or one placeholder. */
function texts(part: string, names: readonly string[]): readonly Change<string>[] {
  if (part === '') return [];
  const [, when, text = ''] = /^\{\?([^:]*):(.*)\}$/s.exec(part) ?? [];
  if (when !== undefined)
    return [
      ...conditions(when).map(([what, one]): Change<string> => [what, one ? `{?${one}:${text}}` : text]),
      [`${part} x`, `{?${when}:${text} x}`],
    ];
  const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
  if (name === undefined) return [[`${part} x`, part.startsWith('{') ? 'x' : `${part}x`]];
  const other = names[(names.indexOf(name) + 1) % names.length];
  return [[`${part} x`, `${part}x`], ...(other === name ? [] : [[`{${other}} for ${part}`, `{${other}}`] as const])];
}

function heads(source: string): readonly Change<string>[] {
  const { name, list, when } = headOf(source);
  const headed = (one: string): string => `${name}${list && `*${list}`}${one && `?${one}`}`;
  return when === '' ? [] : conditions(when).map(([what, one]) => [what, headed(one!)]);
}

type Names = ReadonlyMap<string, readonly string[]>;

function* branchesOf(
  [head, attributes, ...children]: Exclude<Tree, string>,
  around: string,
  names: Names,
): Generator<Change<Tree>> {
  const list = headOf(head).list || around;
  const { class: words } = attributes;
  const label = `<${head}${typeof words === 'string' ? ` class="${words.replaceAll(/\{[^}]*\}/g, '…')}"` : ''}>`;
  for (const [what, one] of heads(head)) yield [`${label} ${what}`, [one!, attributes, ...children]];
  for (const [key, value] of Object.entries(attributes)) {
    const { [key]: _, ...rest } = attributes;
    yield [`${label} without ${key}`, [head, rest, ...children]];
    // An id is compared by what refers to it.
    for (const [what, one] of key === 'id' ? [] : expressions(value, names.get(list)!))
      yield [`${label} ${key}: ${what}`, [head, { ...attributes, [key]: one! }, ...children]];
  }
  for (const [what, changed] of forests(children, label, list, names)) yield [what, [head, attributes, ...changed!]];
}

function* forests(
  trees: readonly Tree[],
  label: string,
  list: string,
  names: Names,
): Generator<Change<readonly Tree[]>> {
  for (const [at, tree] of trees.entries()) {
    yield [`${label} without ${JSON.stringify(tree)}`, trees.toSpliced(at, 1)];
    if (typeof tree !== 'string')
      for (const [what, one] of branchesOf(tree, list, names)) yield [what, trees.with(at, one!)];
    else
      for (const [what, one] of expressions(tree, names.get(list)!))
        yield [`${label} ${what}`, trees.with(at, one as string)];
  }
}

/** Each drawing that differs in one small mistake, and the mistake in words. */
export const drawingMutants = (trees: readonly Tree[]): Generator<Change<readonly Tree[]>> =>
  forests(trees, '', '', namesByList(trees));
