/** Tests how the days of a delivery are written: as the server sent them, never computed. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { promiseText } from '../../../src/ui/promise';

describe('promiseText', () => {
  it.each([
    [{ from: '2026-12-01', to: '2026-12-01' }, 'wt.\u00A01.12'],
    [{ from: '2026-12-01' }, 'wt.\u00A01.12'],
    [{ to: '2026-03-04' }, 'śr.\u00A04.03'],
    [{ from: '2026-12-01', to: '2026-12-03' }, '1–3.12'],
    [{ from: '2026-11-30', to: '2026-12-03' }, '30.11–3.12'],
    [{ from: '2026-12-01', to: '2027-12-03' }, '1.12–3.12'],
    [{ from: '2026-12-01', text: 'we wtorek 1.12, 8–16' }, 'we wtorek 1.12, 8–16'],
    [{ from: 'wkrótce', text: '' }, ''],
    [{ from: '2026-02-30' }, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('of %o is %s [P13]', (promise, text) => expect(promiseText(promise)).toBe(text));
});

describe('promiseText of an English page', () => {
  afterEach(() => {
    globalThis.shopElementsLanguage = undefined;
    vi.resetModules();
  });
  it('names the month, because digits can be ambiguous', async () => {
    vi.resetModules();
    globalThis.shopElementsLanguage = { language: 'en', texts: {} };
    const english = await import('../../../src/ui/promise');
    expect(english.promiseText({ from: '2026-12-01' })).toBe('Tue\u00A0Dec 1');
    expect(english.promiseText({ from: '2026-12-01', to: '2026-12-03' })).toBe('Dec\u00A01–Dec\u00A03');
  });
});
