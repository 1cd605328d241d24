/** Renders a view with React before any action, with placeholders for its values. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Declaration } from '../../../element/declare';
import { propertyName } from '../../../element/declare';
import type { Tree } from '../../../element/first-screen';
import { HostContext } from '../../../element/useHost';
import type { View } from '../../../element/view';
import { MergedRenders } from './merge-renders';
import { printingHost } from './host';
import { treeOf } from './markup';

type Props = Readonly<Record<string, unknown>>;

/** The data of a drawing besides the declaration. */
export interface DrawnView {
  /** Attributes left out when printing: they change nothing visible, or cannot be text. */
  readonly without?: readonly string[];
  /** Props that do not come from single attributes, by the name of their flag; made from the placeholders of the attributes' values. */
  readonly states?: Readonly<Record<string, (places: Props) => Props>>;
  readonly also?: Props;
  /** Rendered texts that become more than a plain placeholder, with their placeholders. */
  readonly reads?: readonly (readonly [printed: string | RegExp, place: string])[];
  /** Style sheets that precede its own: see `sheets`. */
  readonly shares?: readonly string[];
}

/** The markup that React renders for a view before any action. */
export const viewMarkup = (tag: Declaration['tag'], View: ComponentType<Props>, props: Props): string =>
  renderToStaticMarkup(
    <HostContext value={printingHost(tag)}>
      <View {...props} />
    </HostContext>,
  );

/** A number that stands for a value, and can be found in the print. */
const numeral = (index: number): number => 90_001 + index;

export function drawing(
  declaration: Declaration,
  view: View<never>,
  { without = [], states = {}, also = {}, reads = [] }: DrawnView,
) {
  const View = view.default as ComponentType<Props>;
  const attributes = Object.entries(declaration.attributes).filter(([name]) => !without.includes(name));
  const named = attributes.map(([name, attribute], index) => ({
    prop: propertyName(name),
    attribute,
    number: numeral(index),
  }));
  const places: Props = Object.fromEntries(
    named.map(({ prop, attribute, number }) => [
      prop,
      attribute.kind === 'text' || (attribute.kind === 'oneOf' && attribute.default !== undefined)
        ? `{${prop}}`
        : /number|integer/.test(attribute.kind)
          ? number
          : attribute.default,
    ]),
  );
  const defaults: Props = Object.fromEntries(
    Object.entries(declaration.attributes).map(([name, one]) => [propertyName(name), one.default]),
  );
  const print = (props: Props): Tree[] => {
    const html = viewMarkup(declaration.tag, View, { ...defaults, ...places, ...also, ...props });
    if (html.includes('style='))
      throw new Error(`<${declaration.tag}> rests with a style attribute, which a strict policy forbids.`);
    const placed = named.reduce((text, { prop, number }) => text.replaceAll(String(number), `{${prop}}`), html);
    return treeOf(reads.reduce((text, [printed, place]) => text.replaceAll(printed, place), placed));
  };
  const overlay = new MergedRenders(print({}));
  // Flags are off; all other values are set.
  const values = Object.fromEntries(named.map(({ prop, attribute }) => [prop, attribute.kind !== 'flag']));
  /** Sets or unsets one value; all others stay the same. */
  const differs = (name: string, isPlain: boolean, props: Props) => {
    const isNot = `!${name}`;
    const change = isPlain ? { before: name, after: isNot } : { before: isNot, after: name };
    overlay.add(print(props), { ...values, [name]: isPlain }, { ...values, [name]: !isPlain }, () => change);
  };
  for (const { prop, attribute } of named) {
    if (attribute.kind === 'flag') differs(prop, false, { [prop]: true });
    else if (attribute.kind === 'text' && attribute.default === undefined) differs(prop, true, { [prop]: undefined });
  }
  for (const [flag, props] of Object.entries(states)) differs(flag, false, props(places));
  return { tree: overlay.trees, styles: view.styles ?? [] };
}
