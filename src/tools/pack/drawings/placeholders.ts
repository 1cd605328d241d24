/** Replaces the values in printed markup by placeholders, and the repeated entries of a list by one template. */
import type { Tree } from '../../../element/first-screen';
import type { Values } from '../../../element/template-expression';

type Branch = Exclude<Tree, string>;

/** A text among the values: its path there, and the name by which a drawing refers to it. */
interface Value {
  readonly text: string;
  /** `tables.0.groups.0.items.1.net` */
  readonly path: string;
  readonly name: string;
}

function valuesIn(values: Values, path = ''): Value[] {
  return Object.entries(values).flatMap(([name, value]): Value[] => {
    if (typeof value === 'string') return value === '' ? [] : [{ text: value, path: path + name, name }];
    if (!(value instanceof Array)) return [];
    return value.flatMap((entry, at) => valuesIn(entry, `${path}${name}.${at}.`));
  });
}

const MARK = /\u{E000}([^\u{E001}]+)\u{E001}/gu;
const mark = (path: string): string => `\u{E000}${path}\u{E001}`;

type Names = Readonly<Record<string, string>>;

/** Information that a render does not contain. */
export interface Hints {
  /** Attributes with a value that is not one of the texts, such as a count: its name. */
  readonly named?: Names;
  /** The element of an entry, for lists of which a print has only one entry. */
  readonly entries?: Names;
  /** The class of the element that contains the value, for values whose text also occurs elsewhere. */
  readonly only?: Names;
  /** Values that are conditions and are not displayed. */
  readonly flags?: readonly string[];
}

/** `trees` as React printed them from `values`, in which all texts are different. */
export function withPlaceholders(trees: readonly Tree[], values: Values, hints: Hints): Tree[] {
  const { named = {}, entries = {}, only = {}, flags = [] } = hints;
  const texts = valuesIn(values)
    .filter(({ name, text }) => !flags.includes(name) && text.length >= 4)
    // Longer texts first: a sentence may contain a shorter value.
    .toSorted((a, b) => b.text.length - a.text.length);
  const marked = (text: string, around: string): string =>
    texts.reduce(
      (result, one) =>
        result.includes(one.text) && around.includes(only[one.name] ?? '')
          ? result.replaceAll(one.text, mark(one.path))
          : result,
      text,
    );
  const markedTree = (tree: Tree, around: string): Tree => {
    if (typeof tree === 'string') return marked(tree, around);
    const [name, attributes, ...children] = tree as [string, Names, ...Tree[]];
    const within = `${around} ${attributes['class'] ?? ''}`;
    const entriesOfTree = Object.entries(attributes).map(([key, value]) => [
      key,
      key in named ? `{${named[key]}}` : marked(value, within),
    ]);
    return [name, Object.fromEntries(entriesOfTree), ...children.map((child) => markedTree(child, within))];
  };
  return inShort(
    listed(
      trees.map((tree) => markedTree(tree, '')),
      '',
      entries,
    ),
  );
}

const pathsIn = (tree: Tree): string[] => [...JSON.stringify(tree).matchAll(MARK)].flatMap(([, path]) => path ?? []);

/** The list entry that contains a path, in the first list below `around`: `groups.0.` */
const entryOf = (path: string, around: string): string | undefined =>
  path.startsWith(around) ? /^[^.]+\.\d+\./.exec(path.slice(around.length))?.[0] : undefined;

/** Markup with values of only one entry of a list belongs to that entry; the first stands for all. `around`: the entry around the trees. */
function listed(trees: readonly Tree[], around: string, elements: Names): Tree[] {
  return trees.flatMap((tree): Tree[] => {
    if (typeof tree === 'string') return [tree];
    const entries = new Set(pathsIn(tree).map((path) => entryOf(path, around)));
    const [entry] = entries;
    const [name, attributes, ...children] = tree as Branch;
    const [list = '', index] = entry?.split('.') ?? [];
    if (entries.size !== 1 || entry === undefined || (elements[list] ?? name) !== name)
      return [[name, attributes, ...listed(children, around, elements)]];
    if (index !== '0') return [];
    return [[`${name}*${list}`, attributes, ...listed(children, around + entry, elements)]];
  });
}

/** The last name of a path is enough: names are looked up from the inside. */
function inShort(trees: readonly Tree[]): Tree[] {
  const json = JSON.stringify(trees).replace(MARK, (_, path: string) => `{${path.replace(/.*\./, '')}}`);
  return JSON.parse(json) as Tree[];
}

const ID = /_R_\w*_/g;

/** React's ids are long and equal for all entries of a list: here each is short, and ends in its entry's index if it must be unique. */
export function withShortIds(trees: readonly Tree[]): Tree[] {
  const short = new Map<string, string>();
  const note = (tree: Tree, isEntry: boolean): void => {
    if (typeof tree === 'string') return;
    const [name, attributes, ...children] = tree;
    const inEntry = isEntry || name.includes('*');
    const { id } = attributes as { id?: string };
    const [long] = id?.match(ID) ?? [];
    if (long !== undefined && !short.has(long))
      short.set(long, `s${short.size}${inEntry && !id?.includes('{') ? '-{$}' : ''}`);
    for (const child of children) note(child, inEntry);
  };
  for (const tree of trees) note(tree, false);
  const json = JSON.stringify(trees).replace(ID, (long) => short.get(long) ?? long);
  return JSON.parse(json) as Tree[];
}
