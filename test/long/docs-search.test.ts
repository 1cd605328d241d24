/** Tests that the documentation's search finds pages by names, by words of a question, and by their text. */
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from '../../demo/docs/find/rank';
import { docsIndex, find } from '../../demo/docs/server/find';
import { answers, odpowiedzi } from '../../demo/docs/guides/answers';
import { plainQuestions } from '../fixtures/docs-plain-questions';
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
  });

  it('lists each short answer among the first three for a question in other words, in its language', async () => {
    const missed: string[] = [];
    for (const [at, queries] of plainQuestions.entries()) {
      for (const [index, { slug, sections }] of [answers, odpowiedzi].entries()) {
        const links = (await find(queries[index]!)).hits.slice(0, 3).map(({ link }) => link);
        if (!links.includes(`/elementy/${slug}#${sections[at]!.id}`)) missed.push(queries[index]!);
      }
    }
    expect(missed).toEqual([]);
    expect(plainQuestions).toHaveLength(answers.sections.length);
    expect(odpowiedzi.sections).toHaveLength(answers.sections.length);
  });

  it('ends the results where they are no longer relevant, and knows the words of the trade', async () => {
    const counts: Record<string, number> = {};
    for (const [word, page] of [
      ['bez konta', 'pl/questions#guest'],
      ['zamówienie bez rejestracji', 'pl/questions#guest'],
      ['rabat', 'pl/answers#jak-pokazać-promocję-i-najniższą-cenę-z-30-dni'],
      ['darmowa dostawa', 'pl/answers#jak-pokazać-od-jakiej-kwoty-dostawa-jest-gratis'],
      ['gość', 'pl/questions#guest'],
      ['dostępność', 'dostepnosc#acr'],
      ['faktura', 'pl/answers#gdzie-kupujący-znajdzie-faktury'],
    ] as const) {
      const links = (await find(word)).hits.map(({ link }) => link);
      counts[word] = links.length;
      expect(links.slice(0, 3), word).toContain(`/elementy/${page}`);
    }
    expect(Object.entries(counts).filter(([, count]) => count > 8)).toEqual([]);
    expect(counts['darmowa dostawa']).toBeLessThan(4);
  });

  it('lists an answer for any shop before that of a host, unless the query names it', async () => {
    const pagesOf = async (query: string) => (await find(query)).hits.slice(0, 3).map(({ page }) => page);
    expect(await pagesOf('logowanie gościa')).not.toContain('Sklep w WordPressie');
    expect(await pagesOf('logowanie gościa WordPress')).toContain('Sklep w WordPressie');
  });

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
