/** Tests the notes on a price: words, kinds, and what a consumer reads. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Decimal } from '../../../../src/http/decimal';
import { priceNotes } from '../../../../src/http/price-notes';
import { notesOf, noteSentences } from '../../../../src/ui/price/notes';
import { PriceNotes } from '../../../../src/ui/PriceNotes';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const read = (raw: object) => v.parse(v.object(priceNotes), raw);
const before = { gross: '109.9', net: '89.35' };
const lowest = (basis: string) => ({ lowest_price: { gross: '89.90', net: 73.09, basis } });
const sentences = (raw: object, prices: 'gross' | 'net' = 'gross', isConsumer = false) =>
  noteSentences(notesOf(read(raw), prices, 'PLN', isConsumer)).map(plain);

describe('notesOf', () => {
  it.each([
    ['30-days', 'Najniższa cena z 30 dni przed obniżką: 89,90 zł'],
    ['since-offer', 'Najniższa cena od wprowadzenia do oferty: 89,90 zł'],
    ['before-first', 'Cena przed pierwszą obniżką: 89,90 zł'],
  ])('names the lowest price with the basis %s in the words of the law [Z20]', (basis, sentence) =>
    expect(sentences(lowest(basis))).toEqual([sentence]),
  );
  it('omits a lowest price whose basis is unknown', () => expect(sentences(lowest('60-days'))).toEqual([]));
  it('returns net prices labelled as net, and the other kind with its label if the server sends only that', () => {
    expect(sentences(lowest('30-days'), 'net')).toEqual(['Najniższa cena z 30 dni przed obniżką: 73,09 zł netto']);
    const grossOnly = { price_before: { gross: 5 } };
    expect(sentences(grossOnly, 'net')).toEqual(['Cena przed obniżką: 5,00 zł brutto']);
    expect(sentences({ price_before: { net: 5 } })).toEqual(['Cena przed obniżką: 5,00 zł netto']);
  });
  it('strikes through the former price, and states the per cent, as the shop sends them, behind the lowest price [Z20]', () => {
    const view = notesOf(read({ ...lowest('30-days'), price_before: before, percent: '-18.2' }), 'gross', 'PLN', true);
    expect(plain(view.former)).toBe('109,90 zł');
    expect(view.sentences.map(plain)).toEqual(['Najniższa cena z 30 dni przed obniżką: 89,90 zł', 'Taniej o 18,2 %']);
    expect(sentences({ percent: 10 })).toEqual(['Taniej o 10 %']);
  });
  it('states a consumer’s former price without strike-through and percentage if the lowest price is missing [Z21]', () => {
    const raw = { price_before: before, percent: 18 };
    const view = notesOf(read(raw), 'gross', 'PLN', true);
    expect([view.former, view.sentences.map(plain)]).toEqual([undefined, ['Cena przed obniżką: 109,90 zł']]);
    expect(sentences(raw)).toEqual(['Cena przed obniżką: 109,90 zł', 'Taniej o 18 %']);
  });
  it.each([
    [{ price_before: { gross: 90 }, percent: '-36.6' }],
    [{ price_before: { gross: 123 } }],
    [{ percent: 0 }],
    [{ percent: 120 }],
    [{ lowest_price: { gross: '0.00', basis: '30-days' } }],
    [{ unit_price: { gross: 0, unit: 'kg' } }],
    [{ price_before: { gross: -5 } }],
  ])('does not draw %j, which contradicts the price of 123', (raw) =>
    expect(notesOf({ ...read(raw), price_gross: '123' as Decimal }, 'gross', 'PLN')).toEqual({
      former: undefined,
      sentences: [],
    }),
  );
  it('draws a percentage only of the price that it belongs to', () => {
    const of = (percent: number) =>
      notesOf({ ...read({ price_before: { gross: 150 }, percent }), price_gross: '123' as Decimal }, 'gross', 'PLN')
        .sentences;
    expect([of(18), of(30)].map((all) => all.map(plain))).toEqual([['Taniej o 18 %'], []]);
  });
  it('returns nothing without notes', () =>
    expect(notesOf(read({}), 'net', 'PLN', true)).toEqual({ former: undefined, sentences: [] }));
});

it('PriceNotes labels the struck price for everybody, and renders nothing without notes', () => {
  const html = (raw: object) =>
    plain(renderToStaticMarkup(<PriceNotes of={notesOf(read(raw), 'gross', 'PLN')} className="note" />));
  expect(html({ price_before: before, percent: 18, unit_price: { gross: 3, unit: 'kg' } })).toBe(
    '<span class="note"><span>Cena przed obniżką: </span><s>109,90 zł</s></span><span class="note">Taniej o 18 %</span><span class="note">3,00 zł/kg brutto</span>',
  );
  expect(html({})).toBe('');
});
