/** Renders components without hooks, and without React: their elements become nodes, which later renders update in place. */
import type { ReactElement } from 'react';
import { Fragment } from 'react/jsx-runtime';
import type { Content, Elements } from './content';

type Props = Readonly<Record<string, unknown>> & { readonly children?: Content };
type Rendered = ReactElement<Props>;

const SVG = 'http://www.w3.org/2000/svg';
/** The last painted element of each node, and the content inside it. */
const elements = new WeakMap<Element, Rendered>();
const contents = new WeakMap<Element, Content>();

function renderedOf(content: Elements): Rendered[] {
  if (!content) return [];
  if (content instanceof Array) return content.flatMap(renderedOf);
  const { type, props } = content as Rendered;
  if (type === Fragment) return renderedOf(props.children as Elements);
  return typeof type === 'function' ? renderedOf((type as (props: Props) => Elements)(props)) : [content as Rendered];
}

function setProps(node: Element, before: Props, props: Props): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(props)])) {
    const value = props[name];
    if (name === 'children' || value === before[name]) continue;
    const key = name === 'className' ? 'class' : name;
    if (/^on[A-Z]/.test(name)) Object.assign(node, { [name.toLowerCase()]: value });
    else if (value == null || (value === false && !name.startsWith('aria-'))) node.removeAttribute(key);
    else node.setAttribute(key, String(value));
  }
}

/** Paints the content into `parent`, which nothing else changes. A text is alone in its element, so a page translator may wrap it. */
export function paint(parent: Element, content: Content): void {
  const before = contents.get(parent);
  contents.set(parent, content);
  if (typeof content === 'string' || typeof before === 'string') {
    if (content !== before) parent.textContent = typeof content === 'string' ? content : '';
    if (typeof content === 'string') return;
  }
  const rendered = renderedOf(content);
  // Not entries(): Prototype.js leaves arrays without it.
  rendered.forEach((one, index) => {
    const there = parent.children[index];
    const previous = there && elements.get(there);
    const isSame = previous?.type === one.type && previous.key === one.key;
    const made = () => document.createElementNS(one.type === 'svg' ? SVG : parent.namespaceURI, one.type as string);
    const node = isSame && there ? there : made();
    setProps(node, isSame ? previous.props : {}, one.props);
    paint(node, one.props.children);
    elements.set(node, one);
    if (there === undefined) parent.append(node);
    else if (node !== there) there.replaceWith(node);
  });
  while (parent.children.length > rendered.length) parent.lastElementChild?.remove();
}
