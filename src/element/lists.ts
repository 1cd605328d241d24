/** Decides what only long drawings use: lists, text with a condition, compound conditions. Importing this file enables them. */
import { copyTo, modelOf, part, textPainter, type Model } from './draw';
import type { Tree } from './first-screen';
import { further, saying, type Say, type See, type Values } from './template-expression';

/** How names are read in the `at`th entry of a list: its own values first. `$` is its position, for ids. */
export const within =
  (entry: Values, at: number, around: See): See =>
  (name) =>
    name === '$' ? [around('$'), at].join('') : name in entry ? entry[name] : around(name);

function oneOf(said: string): Say<boolean> {
  const [, not, name = '', , wanted] = /^(!?)([^=]*)(=(.*))?$/.exec(said) ?? [];
  return (see) => {
    const value = see(name) as readonly Values[] | string | undefined;
    return (wanted === undefined ? Boolean(value && value.length !== 0) : value === wanted) === !not;
  };
}

/** `a|b&!c`: or binds weaker than and; `kind=locker` compares a value. An empty list is false. */
export function condition(said: string): Say<boolean> {
  const any = said.split('|').map((all) => all.split('&').map(oneOf));
  return (see) => any.some((all) => all.every((one) => one(see)));
}
further.condition = condition;

/** `?condition:text` */
further.place = (said) => {
  const [, when, text] = /^\?([^:]*):(.*)/s.exec(said) ?? [];
  if (when === undefined) return undefined;
  const isSaid = condition(when);
  return (see) => (isSaid(see) ? text : '');
};

/** `span*lines?unit`: an element, repeated for each entry of a list, under a condition; without a name only its text. */
export function headOf(said: string): { name: string; list: string; when: string } {
  const [, name = '', list = '', when = ''] = /^([^*?]*)(?:\*([^?]*))?(?:\?(.*))?$/.exec(said) ?? [];
  return { name, list, when };
}

/** Entries stand before the text node that marks their place. Each repaint repaints them where they are, so that none loses the focus. */
const listPainter = (list: string, entry: () => Model) => (place: Text) => {
  const drawn: { readonly first: ChildNode; readonly paint: Say<void> }[] = [];
  return (see: See) => {
    const entries = (see(list) ?? []) as readonly Values[];
    const [gone] = drawn.splice(entries.length);
    if (gone !== undefined) {
      const range = new Range();
      range.setStartBefore(gone.first);
      range.setEndBefore(place);
      range.deleteContents();
    }
    // Not entries(): Prototype.js leaves arrays without it.
    entries.forEach((values, at) => {
      let one = drawn[at];
      if (one === undefined) {
        const copies = new DocumentFragment();
        const paint = copyTo(copies, entry());
        one = { first: copies.firstChild as ChildNode, paint };
        drawn.push(one);
        place.before(copies);
      }
      one.paint(within(values, at, see));
    });
  };
};

part.further = ({ painters }, parent, [head, attributes, ...children], space) => {
  const { name, list, when } = headOf(head);
  if (list !== '') {
    const one: readonly Tree[] = [[when ? `${name}?${when}` : name, attributes, ...children]];
    parent.appendChild(new Text());
    painters.push(listPainter(list, () => modelOf(one, space)));
  } else if (name === '') {
    const [isSaid, text] = [condition(when), saying(children[0] as string)];
    parent.appendChild(new Text('-'));
    painters.push(textPainter((see) => (isSaid(see) ? text(see) : '')));
  }
  return list !== '' || name === '';
};
