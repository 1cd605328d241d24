/** Locates a listed thing in a Playwright page by role and name, without a dependency on Playwright. */
import type { ShippedLanguage } from '../../texts/languages';
import type { Listed } from './roles';
import roles from './roles.json';
import type { Role, Tag, ThingOf } from './things';

/** The part of Playwright's `Page` that is used. */
export interface Locators<L> {
  getByRole(role: Role, options?: { name?: RegExp }): L;
  locator(selector: string): L;
}

/** The part of its `Locator` that is used. */
export interface Locator<L> extends Locators<L> {
  check(): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  first(): L;
  press(key: string): Promise<void>;
  waitFor(): Promise<void>;
}

export interface Options {
  /** The page's language; Polish by default. */
  readonly language?: 'pl' | ShippedLanguage;
}

/** `label` is the shop's name of the thing or a part of it, such as a product or a carrier; for a numbered line its number. */
export type Find<T extends Tag, L> = (thing: ThingOf<T>, label?: string | number) => L;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const pattern = (label: string | number): string =>
  typeof label === 'number' ? `${label}(?!\\d)` : `.*${escaped(label.replaceAll(/\s+/g, ' '))}`;

/** Matches our own name from its first letter; a name of the shop's may contain the part anywhere. */
function nameOf(name: string | undefined, label: string | number): RegExp {
  if (name === undefined) return new RegExp(pattern(label));
  return new RegExp(
    `^${name
      .split(/\{\w+\}/)
      .map(escaped)
      .join(pattern(label))}`,
  );
}

/** The element below the page or the container, or the element itself. */
export const hostOf = <L extends Locator<L>>(place: Locators<L>, tag: Tag): L =>
  place.locator(`${tag}, :scope:is(${tag})`);

export function finder<T extends Tag, L extends Locator<L>>(
  place: Locators<L>,
  tag: T,
  { language = 'pl' }: Options,
): Find<T, L> {
  // From a JSON file TypeScript infers neither the roles nor which tag has which things.
  const list = roles[tag] as unknown as Readonly<Record<ThingOf<T>, Listed>>;
  return (thing, label) => {
    const { role, name, within, css } = list[thing];
    const host = hostOf(place, tag);
    const around = within === undefined ? host : host.locator(within);
    if (role === undefined) return around.locator(css);
    return around.getByRole(role, { name: nameOf(name?.[language] ?? name?.pl, label ?? '') });
  };
}
