/** How each duty of demo/docs/duties is sent and seen: the fields of cart and order, and whether a page displays them. */
import type { DutyId } from '../../../demo/docs/duties/duties';
import { isBefore, textOf, visible } from './visible';

type Json = Record<string, unknown>;
export type Step = '/' | '/addresses' | '/summary' | 'orders';

/** Sent to those to whom the duty is owed: fields of a line, the cart, a further field, the payment, an order. */
type Sent = Partial<Readonly<Record<'line' | 'cart' | 'field' | 'payment' | 'order', Json>>>;

interface Owed extends Sent {
  /** Drawn for everybody: nobody may miss it. */
  readonly forAll?: true;
  readonly on: readonly Step[];
  readonly isSeen: (root: ShadowRoot) => boolean;
}

/** Any picture: only its place matters. */
const PICTURE = '/demo/public/znak.svg';
const KSEF = '5265877635-20250826-0100001AF629-AF';
const white_list = { state: 'listed', checked_at: '2026-11-20', request_id: 'aa111' };

const submit = (root: ShadowRoot) => visible(root, '[part~=submit]')[0];
const line = (root: ShadowRoot) => textOf(root, '.items__row[data-item]');
const boxes = (root: ShadowRoot, name: string) => visible(root, `label:has([name="extra-${name}"])`);
const isUntouched = (root: ShadowRoot, name: string, count: number): boolean =>
  boxes(root, name).length === count && root.querySelector(`[name="extra-${name}"]:checked`) === null;
const slotted = (root: ShadowRoot, name: string): boolean => visible(root.host, `[slot=${name}]`).length === 1;

export const dutyCases: Readonly<Record<DutyId, Owed>> = {
  button: { on: ['/summary'], isSeen: (root) => submit(root)?.innerText.trim() === 'Zamawiam z obowiązkiem zapłaty' },
  essentials: {
    forAll: true,
    on: ['/summary'],
    isSeen: (root) => {
      const totals = visible(root, '[part~=totals]')[0];
      const before = [...visible(root, '.items__row[data-item]'), ...visible(root, '.review')];
      return before.length >= 3 && before.every((one) => isBefore(one, totals)) && isBefore(totals, submit(root));
    },
  },
  limits: {
    forAll: true,
    on: ['/'],
    isSeen: (root) =>
      slotted(root, 'legal') && /Kurier/.test(textOf(root, 'label')) && /Przelew/.test(textOf(root, 'label')),
  },
  extras: {
    field: { name: 'packing', label: 'Dodaję pakowanie na prezent za 12,00 zł.', type: 'consent', version: '1' },
    on: ['/summary'],
    isSeen: (root) => isUntouched(root, 'packing', 1),
  },
  consents: {
    field: {
      name: 'terms',
      label: 'Akceptuję regulamin.',
      type: 'consent',
      version: '2',
      required: true,
      links: [{ text: 'regulamin', url: '/regulamin' }],
    },
    on: ['/summary'],
    isSeen: (root) =>
      isUntouched(root, 'terms', 1) &&
      visible(root, 'label a[href$="/regulamin"]').length === 1 &&
      isBefore(boxes(root, 'terms')[0], visible(root, '[part~=totals]')[0]) &&
      slotted(root, 'before-summary') &&
      slotted(root, 'legal'),
  },
  withdrawal: {
    order: { withdrawal: { until: '2096-12-03', url: '/odstapienie' } },
    on: ['orders'],
    isSeen: (root) => textOf(root, 'a[href$="/odstapienie"]').startsWith('Odstąp od umowy tutaj'),
  },
  notice: {
    cart: {
      guarantee_notice: {
        image: PICTURE,
        width: 1000,
        height: 1414,
        url: 'https://europa.eu/youreurope/gwarancje',
      },
    },
    on: ['/summary'],
    isSeen: (root) => {
      const [notice] = visible(root, '.guarantee-notice');
      const [image] = visible(root, '.guarantee-notice img');
      return (
        image?.closest('details') === null &&
        image.getBoundingClientRect().height >= 130 &&
        getComputedStyle(image).filter === 'none' &&
        isBefore(notice, visible(root, '[part~=totals]')[0]) &&
        visible(root, '.guarantee-notice a[href="https://europa.eu/youreurope/gwarancje"]').length === 1
      );
    },
  },
  label: {
    line: { guarantee: { years: 5, image: PICTURE, nested: PICTURE } },
    on: ['/', '/summary'],
    isSeen: (root) =>
      visible(root, '.duty > summary > img[alt="Gwarancja trwałości producenta (lata): 5"]').length === 1,
  },
  'lowest-price': {
    line: {
      price_before: { net: '15.00', gross: '18.45' },
      lowest_price: { net: '12.50', gross: '15.38', basis: '30-days' },
      percent: 20,
    },
    on: ['/', '/summary'],
    isSeen: (root) =>
      /Cena przed obniżką: 18,45 zł\s+Najniższa cena z 30 dni przed obniżką: 15,38 zł\s+Taniej o 20 %/.test(line(root)),
  },
  'unit-price': {
    line: { unit_price: { net: '6.94', gross: '8.54', unit: 'm²' } },
    // The summary keeps to one price a line.
    on: ['/'],
    isSeen: (root) => line(root).includes('8,54 zł/m²'),
  },
  deposit: {
    cart: { deposit: true },
    on: ['/', '/summary'],
    isSeen: (root) => {
      const row = visible(root, '.items__row').find((one) => one.innerText.includes('Kaucja (zwrotna): skrzynka'));
      return (
        row?.querySelector('input, button') === null &&
        /Kaucja \(zwrotna\)\s+6,00 zł/.test(textOf(root, '[part~=totals]'))
      );
    },
  },
  safety: {
    line: {
      notes: [{ kind: 'warning', text: 'Ostre krawędzie.' }],
      safety: { producer: 'Kamień', address: 'ul. Polna 3', contact: 'a@b.pl', warnings: ['Noś rękawice.'] },
    },
    on: ['/', '/summary'],
    isSeen: (root) =>
      line(root).includes('Uwaga: Ostre krawędzie.') &&
      textOf(root, '.duty > summary').includes('Bezpieczeństwo produktu'),
  },
  purpose: {
    field: {
      name: 'purpose',
      label: 'Cel zakupu',
      type: 'choice',
      help: 'Nieobowiązkowe. Zamówienie złożysz także bez wyboru.',
      options: [
        { value: 'private', label: 'Zakup nie ma dla mnie charakteru zawodowego' },
        { value: 'trade', label: 'Zakup ma dla mnie charakter zawodowy' },
      ],
    },
    on: ['/summary'],
    isSeen: (root) =>
      isUntouched(root, 'purpose', 2) &&
      textOf(root, '.consents__field').includes('Nieobowiązkowe. Zamówienie złożysz także bez wyboru.'),
  },
  nip: {
    cart: { can_add_invoice_address: true, nip: '1234563218' },
    on: ['/addresses', '/summary'],
    isSeen: (root) => /NIP:? 1234563218/.test(textOf(root, '[part~=cart]')),
  },
  ksef: {
    order: {
      documents: [
        {
          kind: 'invoice',
          number: 'FV/2026/1',
          url: '/faktura.xml',
          ksef_number: KSEF,
          account: '12 1140 2004',
          seller_nip: '5265877635',
          date: '2025-08-26',
          ksef_hash: 'UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzID',
          due_date: '2025-09-09',
          to_pay: '123.00',
        },
      ],
    },
    on: ['orders'],
    isSeen: (root) =>
      textOf(root, '[part~=details]').includes(`${KSEF} FV/2026/1`) && visible(root, 'svg[role=img]').length === 1,
  },
  'split-payment': {
    payment: { split_payment: true, seller_account: { number: '12 1140 2004', white_list } },
    order: {
      payment: {
        state: 'due',
        amount: '123.00',
        name: 'Przedpłata',
        transfer: { recipient: 'Sklep', account: '12 1140 2004', title: 'ZAM/7', split_payment: true, white_list },
      },
    },
    on: ['/summary', 'orders'],
    isSeen: (root) =>
      [
        'Zapłać w mechanizmie podzielonej płatności (MPP)',
        'Rachunek na białej liście podatników VAT',
        '20.11.2026, nr zapytania aa111',
      ].every((words) => textOf(root, '[part~=cart], [part~=orders], [part~=details]').includes(words)),
  },
};
