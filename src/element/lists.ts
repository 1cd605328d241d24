/** Adds features that only long drawings use: lists, text with a condition, compound conditions. Importing this file enables them. */
import { copyTo, modelOf, extension, textPainter, type Model } from './draw';
import type { Tree } from './first-screen';
import { extensions, compile, type Compiled, type Lookup, type Values } from './template-expression';

/** Reads names in the entry `at` of a list: the entry's own values first. `$` is its position, for ids. */
export const within =
  (entry: Values, index: number, outer: Lookup): Lookup =>
  (name) =>
    name === '$' ? [outer('$'), index].join('') : name in entry ? entry[name] : outer(name);

function oneOf(source: string): Compiled<boolean> {
  const [, not, name = '', , expected] = /^(!?)([^=]*)(=(.*))?$/.exec(source) ?? [];
  return (lookup) => {
    const value = lookup(name) as readonly Values[] | string | undefined;
    return (expected === undefined ? Boolean(value && value.length !== 0) : value === expected) === !not;
  };
}

/** `a|b&!c`: or binds weaker than and; `kind=locker` compares a value. An empty list is false. */
export function condition(source: string): Compiled<boolean> {
  const any = source.split('|').map((all) => all.split('&').map(oneOf));
  return (lookup) => any.some((all) => all.every((one) => one(lookup)));
}
extensions.condition = condition;

/** `?condition:text` */
extensions.place = (source) => {
  const [, when, text] = /^\?([^:]*):(.*)/s.exec(source) ?? [];
  if (when === undefined) return undefined;
  const isTrue = condition(when);
  return (lookup) => (isTrue(lookup) ? text : '');
};

/** `span*lines?unit`: an element, repeated for each entry of a list, under a condition. Without a name no element is made, only text. */
export function headOf(source: string): { name: string; list: string; when: string } {
  const [, name = '', list = '', when = ''] = /^([^*?]*)(?:\*([^?]*))?(?:\?(.*))?$/.exec(source) ?? [];
  return { name, list, when };
}

/** Entries precede the text node that marks their place. A repaint keeps each entry's nodes, so that none loses the focus. */
const listPainter = (list: string, entry: () => Model) => (place: Text) => {
  const drawn: { readonly first: ChildNode; readonly paint: Compiled<void> }[] = [];
  return (lookup: Lookup) => {
    const entries = (lookup(list) ?? []) as readonly Values[];
    const [removed] = drawn.splice(entries.length);
    if (removed !== undefined) {
      const range = new Range();
      range.setStartBefore(removed.first);
      range.setEndBefore(place);
      range.deleteContents();
    }
    // Not entries(): Prototype.js leaves arrays without it.
    entries.forEach((values, index) => {
      let one = drawn[index];
      if (one === undefined) {
        const copies = new DocumentFragment();
        const paint = copyTo(copies, entry());
        one = { first: copies.firstChild as ChildNode, paint };
        drawn.push(one);
        place.before(copies);
      }
      one.paint(within(values, index, lookup));
    });
  };
};

extension.draw = ({ painters }, parent, [head, attributes, ...children], space) => {
  const { name, list, when } = headOf(head);
  if (list !== '') {
    const one: readonly Tree[] = [[when ? `${name}?${when}` : name, attributes, ...children]];
    parent.appendChild(new Text());
    painters.push(listPainter(list, () => modelOf(one, space)));
  } else if (name === '') {
    const [isTrue, text] = [condition(when), compile(children[0] as string)];
    parent.appendChild(new Text('-'));
    painters.push(textPainter((lookup) => (isTrue(lookup) ? text(lookup) : '')));
  }
  return list !== '' || name === '';
};
