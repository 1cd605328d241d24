/** Shows which values of a response the kit reports as invalid. */
import { describe, expect, it } from 'vitest';
import { contentFaults, linkFault } from '../../../../src/tools/conform/content';
import { Marks } from '../../../../src/tools/conform/marks';

const rulesIn = (raw: unknown): string[] => contentFaults(JSON.stringify(raw), raw).map(([rule]) => rule);
const promised = (delivery: object) => ({ price_net: '1.00', delivery });
const STEPS = [
  { from: 10, net: '9.00', gross: '11.07' },
  { from: '20', net: '8.50', gross: '10.46' },
];
const stepped = (more: object) => ({
  quantity: 1,
  min: 1,
  prices: { net: '10.00', gross: '12.30' },
  price_steps: STEPS,
  ...more,
});
const line = (more: object) => ({ cart: { currency: { iso_code: 'PLN' }, items: [{ id: 1, ...more }] } });

describe('contentFaults', () => {
  it.each<[string, object, string[]]>([
    ['a name as it is', { product_name: 'Śruby & kołki <8 mm> "M8" 3 × 5' }, []],
    ['a name that is escaped', { product_name: 'Śruby &amp; kołki' }, ['texts']],
    ['a name that is escaped twice', { product_name: 'Śruby &amp;amp; kołki' }, ['texts']],
    ['a name with tags', { product_name: '<b>Klej</b>' }, ['texts']],
    ['a title, which is HTML', { title: 'Klej <b>C2TE</b> &amp; fuga' }, []],
    ['a title that is escaped twice', { title: '&lt;b&gt;Klej&lt;/b&gt;' }, ['texts']],
    ['a title that runs something', { title: '<img src=x onerror=alert(1)>' }, ['texts']],
    ['notes, which a person wrote', { client_comments: '<b>&amp;</b>' }, []],
    ['a path', { url: '/klej?a=1&b=2' }, []],
    ['another origin', { url: 'https://cdn.example/klej' }, []],
    ['a script', { url: 'javascript:alert(1)' }, ['links']],
    ['a script behind a tab', { url: 'java\tscript:alert(1)' }, ['links']],
    ['data', { link: 'data:text/html,x' }, ['links']],
    ['a picture as data', { image: 'data:image/png;base64,AA==' }, []],
    ['a day', { date: '2026-11-30' }, []],
    ['a day with a time', { date: '2026-11-30T08:00:00+01:00' }, []],
    ['a day as Poles write it', { date: '30.11.2026' }, []],
    ['a day that there is not', { date: '2026-02-30' }, ['days']],
    ['a Polish day that there is not', { date: '31.11.2026' }, ['days']],
    ['an American day', { date: '11/30/2026' }, ['days-form']],
    ['words for a day', { due_date: 'Nr 5' }, ['days-form']],
    ['the cart’s currency', { currency: 'PLN' }, []],
    ['another currency', { currency: { iso_code: 'EUR' } }, ['currency']],
    ['a sign for a currency', { currency: 'zł' }, ['currency', 'currency']],
    ['a label of a guarantee', { guarantee: { years: '2.5', image: '/etykieta.svg' } }, []],
    ['a label for two years', { guarantee: { years: 2, image: '/etykieta.svg' } }, ['guarantee']],
    ['a label without a picture', { guarantee: { years: 5 } }, ['guarantee']],
    ['a consumer without the notice', { buyer: 'consumer' }, ['guarantee']],
    ['a consumer with the notice', { buyer: 'consumer', guarantee_notice: { image: '/powiadomienie.svg' } }, []],
    ['a delivery on some days', promised({ from: '2026-11-30', to: '2026-12-01' }), []],
    ['a delivery by a day', promised({ to: '2026-12-01' }), []],
    ['a delivery in words', promised({ text: 'we wtorek 1.12, 8–16' }), []],
    ['a delivery that ends before it begins', promised({ from: '2026-12-01', to: '2026-11-30' }), ['promise']],
    ['a delivery on a Polish day', promised({ from: '1.12.2026' }), ['promise']],
    ['a delivery on a day that there is not', promised({ to: '2026-11-31' }), ['promise']],
    ['a delivery without days and words', promised({}), ['promise']],
    ['a delivery of empty words', promised({ text: '' }), ['promise']],
    ['a payment of empty words', { hook_name: 'manual_wire', text: '' }, ['promise']],
    ['a company without the notice', { buyer: 'company' }, []],
    ['a price below zero', { prices: { net: '-1.00' } }, ['signs']],
    ['a stock below zero', { availability: { quantity: -5 } }, []],
    ['a limit below zero', { limit_left: '-5.00' }, ['signs']],
    ['a term of a payment', { payment: { until: '2026-11-26T13:42:00.000Z' } }, []],
    ['a term that is no day', { payment: { until: 'jutro' } }, ['days-form']],
    ['steps above the quantity', stepped({ quantity: 2 }), []],
    ['a step that the quantity has reached', stepped({ quantity: 12, prices: { net: '9.00', gross: '11.07' } }), []],
    ['a line that costs more than its step', stepped({ quantity: 10 }), ['price-steps']],
    [
      'a line below its first step that costs less',
      stepped({ prices: { net: '8.00', gross: '9.84' } }),
      ['price-steps'],
    ],
    ['a step at the minimum', stepped({ min: 10 }), ['price-steps']],
    ['steps that fall', stepped({ price_steps: [STEPS[1], STEPS[0]] }), ['price-steps']],
    ['a step that costs more', stepped({ price_steps: [STEPS[0], { ...STEPS[1], net: '9.50' }] }), ['price-steps']],
    ['steps of a product without a line', { price_steps: STEPS, min: 1 }, []],
    ['a phone', { department_phone: '+48 (22) 510-40-00' }, []],
    ['a phone with an extension', { department_phone: '22 510 40 00 wew. 12' }, []],
    ['words for a phone', { department_phone: 'w godzinach 8–16' }, ['phone']],
    ['a step of zero', { step: '0' }, ['signs']],
  ])('returns the expected rules for %s', (_what, more, rules) => {
    expect(rulesIn(line(more)).toSorted()).toEqual(rules);
  });

  it('reports numeric ids beyond 2^53', () => {
    const faults = (text: string) => contentFaults(text, JSON.parse(text)).map(([rule]) => rule);
    expect(faults('{"id": 9007199254740993}')).toEqual(['ids']);
    expect(faults('{"id": 9007199254740991, "gtin": "90071992547409931"}')).toEqual([]);
    expect(faults('{"note": "id: 9007199254740993", "net": 1234567890.123456789}')).toEqual([]);
  });

  it('reports equal ids in lists and in PHP’s objects', () => {
    expect(rulesIn({ cart: { items: [{ id: 1 }, { id: '1' }] } })).toEqual(['ids']);
    expect(rulesIn({ cart: { addresses: { 7: { id: 1 }, 8: { id: 1 } } } })).toEqual(['ids']);
    const children = [
      { id: 7, items: [{ id: 1 }] },
      { id: 8, items: [{ id: 1 }] },
    ];
    expect(rulesIn({ cart: { childCarts: children } })).toEqual([]);
  });
});

it('linkFault rejects http links of an https shop, except to localhost', () => {
  expect(linkFault('http://sklep.example/1', 'https://sklep.example/')).toContain('http');
  expect(linkFault('http://localhost:8080/1', 'https://sklep.example/')).toBeUndefined();
  expect(linkFault('http://sklep.example/1', 'http://sklep.example/')).toBeUndefined();
  expect(linkFault('//a:b@evil.example/', 'https://sklep.example/')).toContain('user');
});

it('Marks reports text of one visitor in the response of another, unless both have accounts', () => {
  const problems: string[] = [];
  const marks = new Marks((problem) => problems.push(problem));
  const guest = { hasAccount: false };
  const other = { hasAccount: false };
  const buyer = { hasAccount: true };
  const trader = { hasAccount: true };
  marks.sent(guest, 'conform00000001');
  marks.sent(buyer, 'conform00000002');
  marks.answered(guest, 'own', 'conform00000001');
  marks.answered(trader, 'colleague', 'conform00000002');
  expect(problems).toEqual([]);
  marks.answered(other, 'foreign', '… conform00000001 …');
  marks.answered(guest, 'account', 'conform00000002');
  expect(problems.map((one) => one.split('\n')[0])).toEqual(['foreign', 'account']);
});
