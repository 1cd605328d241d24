/** Extra questions for some clients: further order fields, consents, the purpose of the purchase, and those of approval and quotes. */
import type { Field } from '../../../src/shop/cart';
import { isDecider, needOf } from '../held/need';
import type { LoadedCart } from './load';

const FIELDS: readonly Field[] = [
  {
    name: 'delivery_day',
    label: 'Dzień dostawy',
    type: 'date',
    scope: 'delivery',
    help: 'Od jutra; HDS przyjeżdża między 7 a 15.',
  },
  { name: 'site_person', label: 'Osoba na budowie', type: 'text', scope: 'delivery', max: 60 },
  {
    name: 'order_number',
    label: 'Twój numer zamówienia',
    type: 'text',
    scope: 'order',
    required: true,
    max: 30,
    help: 'Trafi na fakturę.',
  },
  {
    name: 'cost_centre',
    label: 'MPK',
    type: 'select',
    scope: 'order',
    options: [
      { value: '110', label: '110 – Biuro' },
      { value: '210', label: '210 – Budowa Wilanów' },
      { value: '220', label: '220 – Budowa Ursus' },
    ],
  },
  { name: 'note', label: 'Uwaga do pozycji', type: 'text', scope: 'line', max: 80 },
  {
    name: 'drawing',
    label: 'Rysunek lub zdjęcie',
    type: 'file',
    scope: 'order',
    help: 'Na przykład rozkład płyt albo miejsce rozładunku.',
    upload_url: '/pliki/drawing',
    accept: ['application/pdf', 'image/jpeg', 'image/png'],
    max_bytes: 5_000_000,
  },
];

const CONSENTS: readonly Field[] = [
  {
    name: 'terms',
    label: 'Akceptuję regulamin sklepu.',
    type: 'consent',
    scope: 'order',
    required: true,
    version: '2026-10-01',
    links: [{ text: 'regulamin sklepu', url: '/regulamin' }],
    error: 'Zaznacz, że akceptujesz regulamin sklepu.',
  },
  {
    name: 'offers',
    label: 'Chcę otrzymywać oferty e-mailem. Zgodę mogę wycofać w każdej chwili.',
    type: 'consent',
    scope: 'order',
    version: '2026-03-15',
  },
  {
    name: 'purpose',
    label: 'Cel zakupu',
    type: 'choice',
    scope: 'order',
    help: 'Nieobowiązkowe. Zamówienie złożysz także bez wyboru.',
    options: [
      { value: 'private', label: 'Zakup nie ma dla mnie charakteru zawodowego' },
      { value: 'trade', label: 'Zakup ma dla mnie charakter zawodowy' },
    ],
  },
];

/** How goods are sent that are not all at hand: the lines state the consequence. */
export const DISPATCH = 'dispatch';
export const TOGETHER = 'together';
const SENDING: Field = {
  name: DISPATCH,
  label: 'Wysyłka',
  type: 'choice',
  scope: 'order',
  help: 'Nieobowiązkowe. Bez wyboru wysyłamy częściami.',
  options: [
    { value: 'parts', label: 'Częściami: od razu to, co mamy, resztę po dostawie' },
    { value: TOGETHER, label: 'Wszystko razem, po ostatniej dostawie' },
  ],
};
const isInParts = ({ inStock, later, quantity }: LoadedCart['lines'][number]): boolean =>
  later > 0 && quantity > inStock - later;

const DECISION: Field = {
  name: 'decision_day',
  label: 'Decyzja potrzebna do',
  type: 'date',
  scope: 'approval',
};
const OFFER: Field = { name: 'offer_day', label: 'Oferta potrzebna do', type: 'date', scope: 'quote' };

/** A consent that each approver gives if several people approve an order. */
const PLANNED: Field = {
  name: 'planned',
  label: 'Potwierdzam, że ten wydatek jest w planie inwestycji.',
  type: 'consent',
  scope: 'order',
  required: true,
  version: '2026-11-01',
  error: 'Potwierdź, że ten wydatek jest w planie inwestycji.',
};

export const extraFieldsOf = (cart: LoadedCart): readonly Field[] => [
  ...(cart.client.asksFurther ? FIELDS : []),
  // A certain consumer gets no question about the purpose of the purchase.
  ...(cart.client.asksConsents
    ? CONSENTS.filter(({ name }) => name !== 'purpose' || cart.client.userType !== 'consumer')
    : []),
  ...(cart.lines.some(isInParts) ? [SENDING] : []),
  ...ofProcesses(cart),
];

/** The extra fields that the cart's processes need; none for clients without people. */
function ofProcesses(cart: LoadedCart): Field[] {
  if (cart.me === undefined) return [];
  const steps = Math.max(needOf(cart).steps.length, ...cart.held.map((one) => one.steps.length));
  return [
    ...(steps > 0 ? [DECISION] : []),
    ...(cart.client.quoteFrom === null ? [] : [OFFER]),
    ...(steps > 1 && isDecider(cart) ? [PLANNED] : []),
  ];
}
