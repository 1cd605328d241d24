/** Decides how a thing of the list is found in a Playwright page: by its role and name, without Playwright itself. */
import type { Listed } from './list';
import roles from './roles.json';
import type { Role, Tag, ThingOf } from './things';

/** What is used of Playwright's `Page`. */
export interface Place<L> {
  getByRole(role: Role, options?: { name?: RegExp }): L;
  locator(selector: string): L;
}

/** What is used of its `Locator`. */
export interface Found<L> extends Place<L> {
  check(): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  first(): L;
  press(key: string): Promise<void>;
  waitFor(): Promise<void>;
}

export interface Options {
  /** In which the page speaks; Polish unless told. */
  readonly language?: 'pl' | 'en';
}

/** `said` is what the shop calls it, or a part of that: a product, a carrier; of a numbered line its number. */
export type Find<T extends Tag, L> = (thing: ThingOf<T>, said?: string | number) => L;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const pattern = (said: string | number): string =>
  typeof said === 'number' ? `${said}(?!\\d)` : `.*${escaped(said.replaceAll(/\s+/g, ' '))}`;

/** A name of ours from its first letter on; a name of the shop's has the part anywhere. */
function nameOf(name: string | undefined, said: string | number): RegExp {
  if (name === undefined) return new RegExp(pattern(said));
  return new RegExp(
    `^${name
      .split(/\{\w+\}/)
      .map(escaped)
      .join(pattern(said))}`,
  );
}

export function finder<T extends Tag, L extends Found<L>>(
  place: Place<L>,
  tag: T,
  { language = 'pl' }: Options,
): Find<T, L> {
  // Of a JSON file TypeScript knows neither the roles nor which tag has which things.
  const list = roles[tag] as unknown as Readonly<Record<ThingOf<T>, Listed>>;
  return (thing, said) => {
    const { role, name, within, css } = list[thing];
    const host = place.locator(tag);
    const around = within === undefined ? host : host.locator(within);
    if (role === undefined) return around.locator(css);
    return around.getByRole(role, { name: nameOf(name?.[language], said ?? '') });
  };
}
