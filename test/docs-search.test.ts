/** Shows that the documentation's search finds what an integrator asks: by name, by word, and by what stands in the text. */
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from '../demo/docs/find/rank';
import { docsIndex, find } from '../demo/docs/server/find';

describe('the documentation’s search', () => {
  it.each([
    ['cors', 'questions#partner'],
    ['redirect_url', 'questions#redirect'],
    ['no-store', 'questions#no-store'],
    ['session', 'questions#session'],
    ['partner', 'questions#partner'],
    ['CDN', 'questions#cdn'],
    ['integrity', 'questions#cdn'],
    ['guest', 'questions#guest'],
    ['upgrade', 'questions#upgrade'],
    ['jQuery', 'questions#jquery'],
    ['HttpOnly', 'questions#httponly'],
    ['rounding', 'questions#rounding'],
    ['empty cart', 'questions#empty-cart'],
    ['webhook', 'questions#webhook'],
    ['translation', 'questions#translation'],
    ['version', 'questions#version'],
  ])('finds the answer to „%s” among the first three', async (typed, answer) => {
    const links = (await find(typed)).slice(0, 3).map(({ link }) => link);
    expect(links).toContain(`/elementy/${answer}`);
    const { categories } = suggestionsFor(await find(typed));
    expect(categories.slice(0, 3).map(({ link }) => link)).toContain(`/elementy/${answer}`);
  });

  it('still finds an element by its name first', async () => {
    expect((await find('shop-cart'))[0]).toMatchObject({ title: 'shop-cart', kind: 'element' });
    expect((await find('koszyk'))[0]).toMatchObject({ kind: 'element' });
  });

  it('finds what stands in the text of a guide alone, and a fault by its words', async () => {
    expect((await find('modulepreload')).map(({ link }) => link)).toContain('/elementy/#start');
    expect((await find('left-out'))[0]?.link).toBe('/elementy/e/left-out');
  });

  it('has a text for every heading of a guide that is written by hand', async () => {
    const silent = (await docsIndex()).filter(({ link, text }) => /\/#/.test(link) && text.trim() === '');
    expect(silent).toEqual([]);
  });
});
