/** Tests that the documentation's search finds pages by names, by words of a question, and by their text. */
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from '../../demo/docs/find/rank';
import { docsIndex, find } from '../../demo/docs/server/find';
import { docsQuestions } from '../fixtures/docs-questions';

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
    const links = (await find(typed)).hits.slice(0, 3).map(({ link }) => link);
    expect(links).toContain(`/elementy/${answer}`);
    const { categories } = suggestionsFor((await find(typed)).hits);
    expect(categories.slice(0, 3).map(({ link }) => link)).toContain(`/elementy/${answer}`);
  });

  it('ranks an element first for its name', async () => {
    expect((await find('shop-cart')).hits[0]).toMatchObject({ title: 'shop-cart', kind: 'element' });
    expect((await find('koszyk')).hits[0]).toMatchObject({ kind: 'element' });
  });

  it('finds words from the text of a guide, and a fault by its message', async () => {
    expect((await find('modulepreload')).hits.map(({ link }) => link)).toContain('/elementy/#start');
    expect((await find('left-out')).hits[0]?.link).toBe('/elementy/e/left-out');
  });

  it('lists the right page among the first three for at least 95 of 100 questions, in Polish and English', async () => {
    const missed: string[] = [];
    for (const [question, ...pages] of docsQuestions) {
      const hits = (await find(question)).hits
        .slice(0, 3)
        .map(({ link }) => link.replace(/^\/elementy\/(pl\b\/?)?|#.*/g, ''));
      if (!pages.some((page) => hits.includes(page))) missed.push(question);
    }
    expect(docsQuestions.length).toBeGreaterThanOrEqual(120);
    expect(missed.length / docsQuestions.length, missed.join(', ')).toBeLessThanOrEqual(0.05);
  }, 120_000);

  it.each([
    ['paczkomaty', 'paczkomat'],
    ['zaokrąglanie', 'zaokraglac'],
    ['wtyczka', 'wtyczki'],
    ['colours', 'colour'],
    ['warehouses', 'warehouse'],
  ])('treats „%s” and „%s” as one word', async (one, other) => {
    expect((await find(one)).hits[0]).toEqual((await find(other)).hits[0]);
  });

  it('corrects a typo, shows excerpts around matches, and names a word without matches', async () => {
    const { hits, unknown } = await find('integrty qwertyuiop');
    expect(hits.slice(0, 3).map(({ link }) => link)).toContain('/elementy/questions#cdn');
    expect(hits.find(({ link }) => link === '/elementy/questions#cdn')?.about).toMatch(/integrity/);
    expect(unknown).toEqual(['qwertyuiop']);
  });

  it('shows excerpts without markup', async () => {
    const { hits } = await find('Wtyczki dodaj wtyczkę');
    expect(hits.find(({ link }) => link === '/elementy/wordpress#install')?.about).toContain('Wtyczki → Dodaj wtyczkę');
    const marked = (await docsIndex()).filter(({ about, text }) =>
      /`|span lang|\| [^|]* \| [^|]* \||\{\{ docs/.test(about + text),
    );
    expect(marked.map(({ link }) => link)).toEqual([]);
  });

  it('has a text for every heading of the hand-written guides', async () => {
    const silent = (await docsIndex()).filter(({ link, text }) => /\/#/.test(link) && text.trim() === '');
    expect(silent).toEqual([]);
  });
});
