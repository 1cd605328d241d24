/** Decides how a tree is drawn: once as a model, of which hundreds of elements are copies with their own values. */
import { pageTexts } from '../page/config';
import type { See, Tree } from './first-screen';

type Say<T> = (see: See) => T;
type Paint = Say<void>;

interface Model {
  readonly nodes: DocumentFragment;
  /** What paints the copy of each node, in document order; nothing where no value decides. */
  readonly painters: (((copy: never) => Paint) | undefined)[];
}

const models = new WeakMap<readonly Tree[], Model>();

/** The page's own word, else that of its language; without either it is Polish. */
export const word = (key: string): unknown => pageTexts()?.[key] ?? globalThis.shopElementsLanguage?.texts[key];

function valueAt(place: string): Say<unknown> {
  const [, isWord, name, other] = /^(=?)([^|]+)\|?(.*)/.exec(place) as unknown as string[];
  if (isWord) return () => word(name!) ?? other;
  const instead = other && valueAt(other);
  return (see) => see(name!) ?? (instead ? instead(see) : undefined);
}

function isSaid(flags: string): Say<boolean> {
  const any = flags.split('|');
  return (see) => any.some((flag) => (flag[0] === '!' ? !see(flag.slice(1)) : see(flag)));
}

/** Says null where a value that stands in it is not there. */
function saidBy(text: string | null | readonly [string, string | null, string | null]): Say<string | null> {
  if (text instanceof Array) {
    const [on, off] = [saidBy(text[1]), saidBy(text[2])];
    const isOn = isSaid(text[0]);
    return (see) => (isOn(see) ? on : off)(see);
  }
  // Every second part is a place.
  const parts = text?.split(/\{([^}]+)\}/).map((part, nth) => (nth % 2 ? valueAt(part) : () => part)) ?? [() => null];
  return (see) => {
    let said = '';
    for (const part of parts) {
      const value = part(see);
      if (value == null) return null;
      said += value;
    }
    return said;
  };
}

const isFixed = (value: unknown): value is string => typeof value === 'string' && !value.includes('{');

const textPainter = (text: Say<string | null>) => (copy: Text) => (see: See) => void (copy.data = text(see) ?? '');

const elementPainter =
  (attributes: readonly (readonly [string, Say<string | null>])[], isThere: Say<boolean> | undefined) =>
  (copy: Element) => {
    const place = new Text();
    if (isThere) copy.replaceWith(place);
    return (see: See) => {
      if (isThere?.(see)) place.after(copy);
      // Not remove(): Prototype.js has one that wants a parent.
      else if (isThere) copy.parentNode?.removeChild(copy);
      for (const [key, say] of attributes) {
        const text = say(see);
        if (text === null) copy.removeAttribute(key);
        else if (copy.getAttribute(key) !== text) copy.setAttribute(key, text);
        if (key === 'value') (copy as HTMLInputElement).value = text!;
        if (key === 'checked') (copy as HTMLInputElement).checked = text !== null;
      }
    };
  };

function add({ nodes, painters }: Model, parent: Node, trees: readonly Tree[], space?: string): void {
  for (const tree of trees) {
    if (typeof tree === 'string') {
      parent.appendChild(new Text(tree));
      painters.push(isFixed(tree) ? undefined : textPainter(saidBy(tree)));
      continue;
    }
    const [said, attributes, ...children] = tree;
    const [name, flag] = said.split('?') as [string, string?];
    const inside = name === 'svg' ? 'http://www.w3.org/2000/svg' : space;
    const node = inside ? document.createElementNS(inside, name) : document.createElement(name);
    parent.appendChild(node);
    const painted: [string, Say<string | null>][] = [];
    for (const [key, value] of Object.entries(attributes)) {
      if (isFixed(value)) node.setAttribute(key, value);
      else painted.push([key, saidBy(value)]);
    }
    painters.push(flag || painted[0] ? elementPainter(painted, flag ? isSaid(flag) : undefined) : undefined);
    add({ nodes, painters }, node, children, inside);
  }
}

function modelOf(trees: readonly Tree[]): Model {
  const known = models.get(trees);
  if (known !== undefined) return known;
  const model: Model = { nodes: new DocumentFragment(), painters: [] };
  add(model, model.nodes, trees);
  models.set(trees, model);
  return model;
}

/** Draws the trees into `parent`, empty yet; what it returns paints them with the values of the moment. */
export function draw(parent: Node, trees: readonly Tree[]): Paint {
  const { nodes, painters } = modelOf(trees);
  const copy = document.importNode(nodes, true);
  const walker = document.createTreeWalker(copy);
  const copies = painters.map(() => walker.nextNode() as never);
  const paints = painters.map((painter, nth) => painter?.(copies[nth]!));
  parent.appendChild(copy);
  return (see) => paints.forEach((paint) => paint?.(see));
}
