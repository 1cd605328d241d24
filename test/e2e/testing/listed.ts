/** Checks the published list of roles: role and name must find the same node as the selector. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { finder } from '../../../src/tools/testing/find';
import type { Listed } from '../../../src/tools/testing/roles';
import roles from '../../../src/tools/testing/roles.json';
import type { Tag, ThingOf } from '../../../src/tools/testing/things';

export type Language = 'pl' | 'en';
export const all = roles as unknown as Readonly<Record<Tag, Readonly<Record<string, Listed>>>>;

/** Texts that distinguish an element from others with the same role: here the row of a product from heading rows. */
const params: Readonly<Record<string, string>> = { line: 'Gres Karpaty' };

/** Positions of nodes in the document, of several only those with all texts; a label counts as its field. */
function placesOf(nodes: readonly Element[], words: readonly string[]): string[] {
  const textOf = ({ textContent, ariaLabel, title }: HTMLElement) =>
    words.every((word) => [textContent, ariaLabel, title].join().includes(word));
  const place = (node: Node): string => {
    const above = node.parentNode ?? (node as ShadowRoot).host;
    return above === undefined ? '' : `${place(above)}/${[...above.childNodes].indexOf(node as ChildNode)}`;
  };
  return (nodes as readonly HTMLElement[])
    .filter((node) => nodes.length === 1 || textOf(node))
    .map((node) => place((node as HTMLLabelElement).control ?? node));
}

/** Waits until role and selector find the same node; returns `tag thing`. */
export class Seen {
  readonly things = new Set<string>();
  readonly #page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    [this.#page, this.#language] = [page, language];
  }

  async look<T extends Tag>(tag: T, ...things: ThingOf<T>[]): Promise<void> {
    const find = finder<T, Locator>(this.#page, tag, { language: this.#language });
    for (const thing of things) {
      const { css, role, name } = all[tag][thing]!;
      await find(thing).first().waitFor({ state: 'attached' });
      const words = (name?.[this.#language] ?? params[thing] ?? '').split(/\{\w+\}/);
      const ways = async () => [
        await find(thing, params[thing]).evaluateAll(placesOf, []),
        await this.#page.locator(`${tag} ${css}`).evaluateAll(placesOf, words),
      ];
      await expect
        .poll(
          async () => {
            const [byRole, bySelector] = await ways();
            return role === undefined || JSON.stringify(byRole) === JSON.stringify(bySelector) || (await ways());
          },
          { message: thing },
        )
        .toBe(true);
      this.things.add(`${tag} ${thing}`);
    }
  }
}
