/** The example of `<shop-withdrawal>`: the page behind the footer's link. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { el, json } from '../tree';

const receipt = {
  number: 'OD/2026/000001',
  received_at: '2026-11-12T14:05:00+01:00',
  statement: 'Niniejszym informuję o moim odstąpieniu od umowy ZAM/2026/004812.',
  email: 'anna.nowak@example.com',
};

const [OPEN, NEXT, CONFIRM] = [
  { press: '[part~=button]' },
  { press: 'button[type=submit]' },
  { press: '[part~=statement] [part~=button-primary]' },
] as const;

const withLines = el(
  'shop-withdrawal',
  { url: '/odstapienie', order: 'ZAM/2026/004812' },
  json({
    lines: [
      { id: 1, name: 'Gres Limburg Beige 60×60', quantity: '14.4', unit: 'm²' },
      { id: 2, name: 'Klej Fixar C2TE S1 25 kg', quantity: '6', unit: 'szt.' },
    ],
  }),
);

export const example: Example = {
  words: ['odstąpienie', 'zwrot', 'konsument', '14 dni', 'withdrawal', 'right of withdrawal', 'cancel contract'],
  use: 'A page that every footer links to, and the link of an order in `<shop-orders>`: a consumer withdraws from a contract without a login.',
  instead:
    'A buyer with an account starts at the order in `<shop-orders>`, whose link leads here; a complaint or a return that was agreed on is the shop’s own form.',
  snippet: [
    el(
      'shop-withdrawal',
      { url: '/odstapienie', order: 'ZAM/2026/004812', name: 'Anna Nowak', email: 'anna.nowak@example.com' },
      el('a', { href: '/odstapienie' }, 'Odstąp od umowy tutaj'),
      el('a', { slot: 'contact', href: 'tel:+48225104000' }, 'Zadzwoń: 22 510 40 00'),
    ),
  ],
  notes: [
    'The receipt confirms only that the statement was received. The shop decides later whether the withdrawal is effective. The shop sends the same receipt by e-mail.',
    'A repetition after a lost response has the same `Idempotency-Key`: return the receipt of the first. Never refuse an unknown number.',
    'With a `<form>` inside, the element starts open and takes over what was typed; the form’s fields are named `name`, `contract` and `email`.',
  ],
  states: [
    { name: 'the form', steps: [OPEN], shows: 'E-mail do potwierdzenia' },
    {
      name: 'wrong fields',
      with: { name: '', order: '', email: 'anna' },
      steps: [OPEN, NEXT],
      shows: 'Pola do poprawy: 3',
    },
    { name: 'some lines', snippet: [withLines], steps: [OPEN], shows: 'Pozycje zamówienia' },
    { name: 'the statement', steps: [OPEN, NEXT], shows: 'Potwierdź odstąpienie od umowy' },
    { name: 'received', answer: { body: { receipt } }, steps: [OPEN, NEXT, CONFIRM], shows: 'Numer potwierdzenia' },
    {
      name: 'not sent',
      answer: { status: 503 },
      steps: [OPEN, NEXT, CONFIRM],
      shows: 'Nie wiemy, czy oświadczenie dotarło',
    },
    {
      name: 'long words',
      answer: { body: { receipt: { ...receipt, number: LONG, statement: LONG } } },
      steps: [OPEN, NEXT, CONFIRM],
      shows: LONG,
    },
  ],
};
