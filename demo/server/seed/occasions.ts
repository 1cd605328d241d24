/** Decides which visitors meet a cart in the middle of something: a payment that has begun, a voucher, a shop that changes meanwhile. */
import { buyer, fourth, second, third } from './companies';
import { CARRIER, PAYMENT } from './delivery';
import type { Person } from './person';

const BUILDINGS = ['Budowa Naramowice', 'Budowa Strzeszyn', 'Magazyn centralny'];

export const occasions: readonly Person[] = [
  {
    ...fourth,
    slug: 'koszyk-podrzedny-oplacany',
    name: 'Opłacany koszyk podrzędny',
    summary: 'Płatność za jeden z koszyków budów trwa, cały koszyk główny jest zamknięty.',
    lines: 0,
    savedAddresses: 1,
    cart: { children: BUILDINGS, childPaid: 1, carrier: CARRIER.courier, payment: PAYMENT.instant },
  },
  {
    ...fourth,
    slug: 'koszyk-glowny-oplacany',
    name: 'Opłacany koszyk główny',
    summary: 'Płatność za koszyk główny trwa, wszystkie jego koszyki są zamknięte.',
    lines: 0,
    savedAddresses: 1,
    cart: { children: BUILDINGS, paymentInit: true, carrier: CARRIER.courier, payment: PAYMENT.instant },
  },
  {
    ...second,
    slug: 'platnosc-odroczona',
    name: 'Płatność odroczona w toku',
    summary: 'Zamówienie czeka u operatora płatności odroczonej.',
    lines: 4,
    savedAddresses: 1,
    payments: [PAYMENT.deferred],
    cart: { paymentInit: true, configurator: true, carrier: CARRIER.courier, payment: PAYMENT.deferred },
  },
  {
    ...second,
    slug: 'zakupy-odroczone',
    name: 'Kupuje z płatnością odroczoną',
    summary: 'Po złożeniu zamówienia przechodzi do operatora płatności.',
    lines: 3,
    savedAddresses: 1,
    payments: [PAYMENT.instant, PAYMENT.deferred],
    cart: { configurator: true, carrier: CARRIER.courier, payment: PAYMENT.deferred },
  },
  {
    ...buyer,
    slug: 'kod-rabatowy',
    name: 'Koszyk z kodem rabatowym',
    summary: 'Kod WIOSNA10 obniża wartość produktów o 10%.',
    lines: 4,
    savedAddresses: 1,
    cart: { voucher: 'WIOSNA10', carrier: CARRIER.courier, payment: PAYMENT.upfront },
  },
  {
    ...third,
    slug: 'zmiany-w-ofercie',
    name: 'Oferta zmienia się w trakcie',
    summary: 'Po pierwszym spojrzeniu drożeje produkt, drugiego ubywa, a trzeci znika.',
    lines: 5,
    savedAddresses: 1,
    cart: {
      turns: [
        { when: 'after the first answer', line: 0, dearer: 8 },
        { when: 'after the first answer', line: 1, left: 1 },
        { when: 'after the first answer', line: 2, left: 0 },
      ],
    },
  },
  {
    ...third,
    slug: 'dostawa-znika',
    name: 'Wybrana dostawa znika',
    summary: 'Po pierwszym spojrzeniu transport własny przestaje jeździć pod ten adres.',
    lines: 4,
    savedAddresses: 1,
    cart: {
      carrier: CARRIER.transport,
      payment: PAYMENT.upfront,
      turns: [{ when: 'after the first answer', carrier: CARRIER.transport }],
    },
  },
  {
    ...second,
    slug: 'zmiana-przy-zamowieniu',
    name: 'Cena rośnie przy zamawianiu',
    summary: 'Sklep zatrzymuje zamówienie i cofa do koszyka, bo cena zmieniła się w ostatniej chwili.',
    lines: 3,
    savedAddresses: 1,
    cart: {
      carrier: CARRIER.courier,
      payment: PAYMENT.upfront,
      turns: [{ when: 'while ordering', line: 0, dearer: 5 }],
    },
  },
  {
    ...second,
    slug: 'bez-adresu',
    name: 'Klient bez adresu',
    summary: 'Nie podał jeszcze żadnego adresu: zamówi z odbiorem, a z dostawą dopiero, gdy go doda.',
    street: '',
    houseNo: '',
    zipCode: '',
    city: '',
    voivodeship: '',
    lines: 3,
    savedAddresses: 0,
    payments: [PAYMENT.instant, PAYMENT.upfront, PAYMENT.cash],
  },
  {
    ...buyer,
    slug: 'staly-klient',
    name: 'Stały klient',
    summary:
      'Zamówienia z sześciu lat z fakturami, dwie po terminie; każde zamówienie ma numer, MPK i osobę na budowie. Kurier gratis od 12 000 zł.',
    lines: 4,
    savedAddresses: 2,
    asksFurther: true,
    terms: { limitRemaining: '24000.00', limitAfterDeadline: '0.00', freeDeliveryFrom: '12000.00' },
  },
];
