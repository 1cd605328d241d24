/** A page for tests of a box with suggestions: scripted network and clock, empty for each test. */
import { aProduct, placed, realWorld, scriptNetwork, scriptPauses } from './script';
import type { Box, Pauses, ScriptedCall } from './script';

/** The requests of the current test. */
export let calls: ScriptedCall[];
export let pauses: Pauses;

/** Prepares a suite for elements with this tag and delay in ms. */
export function stage(tag: string, pause = 400): void {
  beforeEach(() => {
    calls = scriptNetwork();
    pauses = scriptPauses(pause);
  });
  afterEach(() => {
    realWorld();
    for (const host of document.querySelectorAll(`body > div:has(${tag})`)) host.remove();
  });
}

export const answerOf = (...ids: number[]) => ({
  products: ids.map((id) => aProduct(id)),
  categories: [{ name: 'Płytki', link: '/kategoria/plytki' }],
});

export const suggester = (attributes = '', inner = ''): Promise<Box> =>
  placed(`<shop-suggester url="/sugestie" ${attributes}>${inner}</shop-suggester>`, 'shop-suggester');

/** A suggester with the suggestions of one response open. */
export async function opened(...ids: number[]): Promise<Box> {
  const one = await suggester();
  one.type('gres');
  await pauses.end();
  await calls.at(-1)!.answer(answerOf(...ids));
  return one;
}

export const isOpen = (one: Box): boolean => one.panel()?.hidden === false;
