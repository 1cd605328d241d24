/** Renders components without hooks, and without React: their elements become nodes, which later renders update in place. */
import type { ReactElement } from 'react';
import { Fragment } from 'react/jsx-runtime';
import type { Content, Elements } from './content';

type Props = Readonly<Record<string, unknown>> & { readonly children?: Content };
type Rendered = ReactElement<Props>;

const SVG = 'http://www.w3.org/2000/svg';

/** A painted element: its node, and what is painted inside it. */
interface Painted {
  readonly node: Element;
  readonly from: Rendered;
  readonly inside: Inside;
}
type Inside = readonly Painted[] | string;

/** What is painted into each place. The DOM is never read, which takes longer than all comparisons. */
const places = new WeakMap<Element, Inside>();

function render(content: Elements, rendered: Rendered[] = []): Rendered[] {
  if (content instanceof Array) for (const one of content) render(one, rendered);
  else if (content) {
    const { type, props } = content as Rendered;
    if (type === Fragment) render(props.children as Elements, rendered);
    else if (typeof type === 'function') render((type as (props: Props) => Elements)(props), rendered);
    else rendered.push(content as Rendered);
  }
  return rendered;
}

/** Sets only what differs from the properties set `before`. */
export function setProps(node: Element, before: Props, props: Props): void {
  for (const name in { ...before, ...props }) {
    const value = props[name];
    if (name === 'children' || value === before[name]) continue;
    const key = name === 'className' ? 'class' : name;
    if (/^on[A-Z]/.test(name)) Object.assign(node, { [name.toLowerCase()]: value });
    else if (value == null || (value === false && !name.startsWith('aria-'))) node.removeAttribute(key);
    else node.setAttribute(key, String(value));
  }
}

/** A text is alone in its element, so a page translator may wrap it. */
function setText(parent: Element, text: string): void {
  const { firstChild } = parent;
  if (firstChild instanceof Text) firstChild.data = text;
  else parent.textContent = text;
}

function paintInside(parent: Element, before: Inside, content: Content): Inside {
  if (typeof content === 'string') {
    if (content !== before) setText(parent, content);
    return content;
  }
  const old = typeof before === 'string' ? [] : before;
  if (old !== before) parent.textContent = '';
  const painted = render(content).map((from, index): Painted => {
    const there = old[index];
    const same = there?.from.type === from.type && there.from.key === from.key ? there : undefined;
    const node =
      same?.node ?? document.createElementNS(from.type === 'svg' ? SVG : parent.namespaceURI, from.type as string);
    setProps(node, same?.from.props ?? {}, from.props);
    const inside = paintInside(node, same?.inside ?? [], from.props.children);
    if (there === undefined) parent.append(node);
    else if (same === undefined) there.node.replaceWith(node);
    return { node, from, inside };
  });
  for (const { node } of old.slice(painted.length)) node.remove();
  return painted;
}

/** Paints the content into `parent`, which nothing else changes. */
export function paint(parent: Element, content: Content): void {
  places.set(parent, paintInside(parent, places.get(parent) ?? [], content));
}

/** The painted node of one element. */
export function painted(content: ReactElement): HTMLElement {
  const around = document.createElement('div');
  paint(around, content);
  return around.firstElementChild as HTMLElement;
}
