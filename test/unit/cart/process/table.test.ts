/** Tests the table of approval and quotes: sentences by state, buttons by word. */
import { describe, expect, it } from 'vitest';
import { adviceOf, buttonsOf, kindsOf, looks, newsOf, sentenceOf } from '../../../../src/cart/process/table';
import { approvalSentence } from '../../../../src/cart/parts/reasons';
import { limitRows } from '../../../../src/cart/summary/breakdown';
import {
  isAnsweredQuote,
  isDeciding,
  needsApproval,
  placesOrder,
  processesOf,
} from '../../../../src/cart/session/process';
import { allowsAction } from '../../../../src/cart/session/rules';
import { submitBlockers } from '../../../../src/cart/session/submit-blockers';
import { aCart, aLine } from '../../../fixtures/cart';
import { changedLines } from '../../../../src/cart/process/changed-lines';

type Wire = Record<string, unknown>;
const history = [
  { at: '2026-11-24', by: 'Jan Wójcik', what: 'rejected', text: 'Za drogo' },
  { at: '2026-11-25', by: 'Ewa Nowak', what: 'rejected', text: 'Weź tańszy klej' },
  { at: '2026-11-25', by: 'Ewa Nowak', what: 'approved' },
];
const taken = [{ at: '2026-11-26', by: 'Anna Kowalczyk', what: 'withdrawn' }];
const spaces = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const sentenceFor = (kind: 'approval' | 'quote', process: Wire) => {
  const cart = aCart({ [kind]: { number: '118', to: ['Ewa Nowak'], by: 'Anna Kowalczyk', history, ...process } });
  const [one] = kindsOf(cart);
  return spaces(sentenceOf(one!, cart));
};

describe('the sentence of a process’s state [J7]', () => {
  it.each([
    ['approval', { state: 'required' }, 'To zamówienie wymaga akceptacji: Ewa Nowak.'],
    [
      'approval',
      { state: 'waiting', can: ['withdraw'] },
      'Zamówienie 118 czeka na akceptację: Ewa Nowak. Do tego czasu nie można go zmieniać.',
    ],
    ['approval', { state: 'waiting', can: ['approve'] }, 'Anna Kowalczyk prosi o akceptację'],
    ['approval', { state: 'rejected' }, 'Zamówienie odrzucone (Ewa Nowak, 25.11.2026): Weź tańszy klej'],
    ['approval', { state: 'rejected', history: [] }, 'Zamówienie odrzucone.'],
    ['approval', { state: 'approved' }, 'Zaakceptowane (Ewa Nowak, 25.11.2026).'],
    ['approval', { state: 'approved', history: [] }, 'Zaakceptowane.'],
    ['approval', { state: 'required', locked: true, history: taken }, 'Wycofane (Anna Kowalczyk, 26.11.2026).'],
    ['quote', { state: 'offered', locked: true, history: taken }, 'Wycofane (Anna Kowalczyk, 26.11.2026).'],
    ['approval', { state: 'expired', until: '2026-12-02' }, 'Prośba o akceptację wygasła 2.12.2026.'],
    ['quote', { state: 'asked' }, 'Przygotowujemy ofertę 118.'],
    ['quote', { state: 'asked', number: undefined }, 'Przygotowujemy ofertę.'],
    ['quote', { state: 'answered', until: '2096-12-02' }, 'Oferta 118 jest ważna do 2.12.2096.'],
    // A page that was open when the day passed.
    ['quote', { state: 'answered', until: '2020-11-27' }, 'Oferta wygasła 27.11.2020.'],
    [
      'approval',
      { state: 'waiting', can: ['approve'], by: 'Anna', until: '2020-11-27T11:00Z' },
      'Prośba o akceptację wygasła 27.11.2020.',
    ],
    ['quote', { state: 'answered' }, 'Oferta 118 jest gotowa.'],
    ['quote', { state: 'declined' }, 'Oferta 118: zrezygnowano.'],
    ['quote', { state: 'ordered' }, 'Oferta 118: zamówiono.'],
    ['quote', { state: 'expired', until: '2026-11-20' }, 'Oferta wygasła 20.11.2026.'],
  ] as const)('%s %j', (kind, process, sentence) => {
    expect(sentenceFor(kind, process)).toBe(sentence);
  });

  it('is undefined for an unknown state, also one named like a property of Object.prototype', () => {
    for (const state of ['postponed', 'constructor', 'toString', undefined])
      expect(sentenceFor('approval', { state })).toBeUndefined();
  });

  it('is displayed above the steps only after the request was sent, with advice if its owner can edit it again', () => {
    const required = aCart({ approval: { state: 'required', can: ['send'], to: ['Ewa Nowak'] } });
    expect(newsOf(kindsOf(required)[0]!, required)).toBeUndefined();
    const rejected = aCart({ approval: { state: 'rejected', can: ['send'], history } });
    expect(newsOf(kindsOf(rejected)[0]!, rejected)).toContain('Weź tańszy klej');
    expect(adviceOf(kindsOf(rejected)[0]!)).toBe('Popraw je i wyślij ponownie.');
    expect(adviceOf(kindsOf(required)[0]!)).toBeUndefined();
  });
});

describe('the buttons of a cart [J7]', () => {
  const wordsOf = (cart: Wire) => buttonsOf(aCart(cart)).map(({ word }) => word);

  it('are the known actions that a process lists in `can`, by priority', () => {
    expect(wordsOf({ approval: { can: ['note', 'reject', 'fly', 'approve'] } })).toEqual(['approve', 'reject']);
    expect(wordsOf({ quote: { can: ['decline', 'order'] } })).toEqual(['order', 'decline']);
    expect(wordsOf({ approval: { can: ['withdraw'] } })).toEqual(['withdraw']);
    expect(wordsOf({ approval: { can: [] } })).toEqual([]);
  });

  it('include the order only if every process allows it', () => {
    expect(wordsOf({ approval: { can: ['send'] }, quote: { can: ['order', 'decline'] } })).toEqual(['send', 'decline']);
  });

  it('mention the obligation to pay only if approving places the order', () => {
    const [place, follow] = [true, false].map((places_order) =>
      buttonsOf(aCart({ approval: { can: ['approve'], places_order } })).map((one) =>
        looks[one.word].label(one.process),
      ),
    );
    expect(place).toEqual(['Akceptuję i zamawiam z obowiązkiem zapłaty']);
    expect(follow).toEqual(['Akceptuję']);
  });

  it('offer to request an expired quote again', () => {
    const [one] = buttonsOf(aCart({ quote: { state: 'expired', can: ['ask'] } }));
    expect(looks.ask.label(one!.process)).toBe('Zapytaj ponownie');
  });
});

describe('the approval notice beside the totals', () => {
  it('lists the shop’s reasons, else the approvers, or states that nobody can approve [J5]', () => {
    const sentence = (approval: Wire) => approvalSentence(aCart({ approval }));
    const reasons = ['Wartość 16 521,00 zł brutto przekracza limit 5 000,00 zł.'];
    const nobody =
      'Nikt w Twojej firmie nie może zaakceptować tego zamówienia. Skontaktuj się z administratorem konta firmy.';
    expect(sentence({ can: ['send'], to: ['Ewa Nowak'], reasons })).toBe(reasons[0]);
    expect(sentence({ can: ['send'], to: ['Ewa Nowak', 'Jan Wójcik'] })).toBe(
      'To zamówienie wymaga akceptacji: Ewa Nowak, Jan Wójcik.',
    );
    expect(sentence({ state: 'required', reasons })).toBe(`${reasons[0]} ${nobody}`);
    expect(sentence({ can: ['order'], to: ['Ewa Nowak'] })).toBeUndefined();
    expect(approvalSentence(aCart())).toBeUndefined();
  });

  it('lists each budget with its rest, and what this order would leave or lack [J6]', () => {
    const limit = { label: 'Budżet Naramowice, listopad', of: '20000.00', left: '7520.00' };
    const cart = aCart({
      approval: {
        limits: [
          { ...limit, after: '-9001.00' },
          { ...limit, after: '520' },
          { label: 'Limit' },
          { ...limit, left: '-1604.21', after: '-10728.42' },
          { ...limit, left: '-1604.21' },
        ],
      },
    });
    const rows = limitRows(processesOf(cart), 'PLN').map(({ term, value }) => [spaces(term), spaces(value)]);
    expect(rows).toEqual([
      ['Budżet Naramowice, listopad: zostało 7 520,00 zł z 20 000,00 zł', 'zabraknie 9 001,00 zł'],
      ['Budżet Naramowice, listopad: zostało 7 520,00 zł z 20 000,00 zł', 'po tym zamówieniu zostanie 520,00 zł'],
      ['Limit', ''],
      ['Budżet Naramowice, listopad przekroczony o 10 728,42 zł', ''],
      ['Budżet Naramowice, listopad przekroczony o 1 604,21 zł', ''],
    ]);
    expect(limitRows(processesOf(aCart()), 'PLN')).toEqual([]);
  });
});

describe('a held cart', () => {
  const held = (can: string[], over = {}) => aCart({ approval: { locked: true, can, ...over } });

  it('accepts the consents of its approver, and no other edit [J9]', () => {
    expect(allowsAction(held(['approve']), 'extra_field')).toBe(true);
    expect(allowsAction(held(['withdraw', 'note']), 'extra_field')).toBe(false);
    for (const action of ['quantity', 'carrier', 'client_comments'] as const)
      expect(allowsAction(held(['approve']), action)).toBe(false);
    expect(allowsAction(aCart({ payment_init: true, approval: { can: ['approve'] } }), 'extra_field')).toBe(false);
    expect(isDeciding(aCart({ approval: { can: ['note'] } }))).toBe(false);
  });

  it('has no blockers that only its owner could resolve [J9]', () => {
    const blockers = (cart: ReturnType<typeof aCart>) =>
      submitBlockers(cart, undefined, { brand: 'shop', loading: true });
    expect(blockers(aCart({ approval: { locked: true, can: ['approve'] }, payment: undefined }))).toEqual(['loading']);
    expect(blockers(aCart({ payment: undefined }))).toEqual(['loading', 'no_payment']);
  });
});

it('places an order only by confirm or by an approval with places_order [J13]', () => {
  const cart = aCart({ approval: { can: ['approve', 'reject'], places_order: true } });
  expect(placesOrder(cart, 'approve')).toBe(true);
  expect(placesOrder(cart, 'reject')).toBe(false);
  expect(placesOrder(aCart(), 'confirm')).toBe(true);
  expect(placesOrder(aCart({ approval: { can: ['approve'] } }), 'approve')).toBe(false);
});

it('needs approval while it can be sent; a quote is answered while it can be declined [J10]', () => {
  expect(needsApproval(aCart({ approval: { state: 'rejected', can: ['send'] } }))).toBe(true);
  expect(needsApproval(aCart({ approval: { state: 'waiting', locked: true, can: ['send'] } }))).toBe(false);
  expect(isAnsweredQuote(aCart({ quote: { state: 'answered', can: ['order', 'decline'] } }))).toBe(true);
  expect(isAnsweredQuote(aCart({ quote: { state: 'answered', locked: true, can: ['order', 'decline'] } }))).toBe(false);
  expect(isAnsweredQuote(aCart())).toBe(false);
});

it('lists a seller’s changes by line [J12]', () => {
  const changed = aLine({ id: 1, unit: 'szt.', was: { net: '12.30', quantity: 5, name: 'Gres Ariana' } });
  const list = changedLines(aCart({ items: [changed, aLine({ id: 2 })] }), 'PLN').map(spaces);
  expect(list).toEqual([
    'Gres szkliwiony Carrara 60 × 60: wcześniej Gres Ariana',
    'Gres szkliwiony Carrara 60 × 60: cena netto 12,30 zł → 10,00 zł',
    'Gres szkliwiony Carrara 60 × 60: ilość 5 → 3 szt.',
  ]);
});
