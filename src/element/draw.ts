/** Draws a tree: parses it once into a model, then copies that for hundreds of elements, each with its own values. */
import type { Tree } from './first-screen';
import { condition, compile, type Compiled, type Lookup } from './template-expression';

type Branch = Exclude<Tree, string>;

type Paint = Compiled<void>;
/** Takes a copy of its node. Typed as a method, because a method's parameter may be narrower. */
type Painter = { of(copy: Node): Paint }['of'];

export interface Model {
  readonly nodes: DocumentFragment;
  /** The painter of each node's copy, in document order; undefined if no value affects the node. */
  readonly painters: (Painter | undefined)[];
}

const models = new WeakMap<readonly Tree[], Model>();

const isFixed = (value: unknown): value is string => typeof value === 'string' && !value.includes('{');

/** A page translator replaces the text by a `font`, so a new text must replace that `font`. */
export const textPainter = (text: Compiled<string | null>) => (copy: Text) => {
  const home = copy.parentElement;
  return (lookup: Lookup) => {
    const content = text(lookup) ?? '';
    if (content === copy.data) return;
    if (home && copy.parentNode !== home) {
      home.querySelector('font')?.remove();
      home.append(copy);
    }
    copy.data = content;
  };
};

/** Setting the value of a field to null empties it. */
type Field = Element & { value?: string | null };

const elementPainter =
  (attributes: readonly (readonly [string, Compiled<string | null>])[], isThere: Compiled<boolean> | undefined) =>
  (copy: Element) => {
    const place = isThere ? new Text() : copy;
    if (isThere) copy.replaceWith(place);
    return (lookup: Lookup) => {
      const isPresent = isThere?.(lookup);
      // Only if it was removed: re-inserting a node loses its focus.
      if (isPresent && copy.parentNode === null) place.after(copy);
      // Not remove(): Prototype.js replaces it with one that requires a parent.
      if (isPresent === false) copy.parentNode?.removeChild(copy);
      for (const [key, compiled] of attributes) {
        const text = compiled(lookup);
        if (text === null) copy.removeAttribute(key);
        else if (copy.getAttribute(key) !== text) copy.setAttribute(key, text);
        if (key === 'value') (copy as Field).value = text;
        if (key === 'checked') (copy as HTMLInputElement).checked = text !== null;
      }
    };
  };

/** Draws a branch that is not a plain element; returns whether it did. lists.ts sets it. */
type DrawExtension = (model: Model, parent: Node, branch: Branch, space: string | undefined) => boolean;
export const extension: { draw?: DrawExtension } = {};

function add({ nodes, painters }: Model, parent: Node, trees: readonly Tree[], space?: string): void {
  for (const tree of trees) {
    if (typeof tree === 'string') {
      parent.appendChild(new Text(tree));
      painters.push(isFixed(tree) ? undefined : textPainter(compile(tree)));
      continue;
    }
    if (extension.draw?.({ nodes, painters }, parent, tree, space)) continue;
    const [head, attributes, ...children] = tree;
    const [name, when] = head.split('?') as [string, string?];
    const inside = name === 'svg' ? 'http://www.w3.org/2000/svg' : space;
    const node = inside ? document.createElementNS(inside, name) : document.createElement(name);
    parent.appendChild(node);
    const painted: [string, Compiled<string | null>][] = [];
    for (const [key, value] of Object.entries(attributes)) {
      if (isFixed(value)) node.setAttribute(key, value);
      else painted.push([key, compile(value)]);
    }
    painters.push(when || painted[0] ? elementPainter(painted, when ? condition(when) : undefined) : undefined);
    add({ nodes, painters }, node, children, inside);
  }
}

export function modelOf(trees: readonly Tree[], space?: string): Model {
  const cached = models.get(trees);
  if (cached !== undefined) return cached;
  const model: Model = { nodes: new DocumentFragment(), painters: [] };
  add(model, model.nodes, trees, space);
  // A copy is searched up to the last painted node.
  model.painters.length = model.painters.findLastIndex(Boolean) + 1;
  models.set(trees, model);
  return model;
}

export function copyTo(parent: Node, { nodes, painters }: Model): Paint {
  const copy = document.importNode(nodes, true);
  const walker = document.createTreeWalker(copy);
  // Collects all copies first: a painter may remove its node from the tree.
  const paints = painters.map(() => walker.nextNode()).map((node, index) => node && painters[index]?.(node));
  parent.appendChild(copy);
  return (lookup) => paints.forEach((paint) => paint?.(lookup));
}

/** Draws the trees into the empty `parent`; the returned function repaints them with the current values. */
export const draw = (parent: Node, trees: readonly Tree[]): Paint => copyTo(parent, modelOf(trees));
