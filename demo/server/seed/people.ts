/** Decides who can be a visitor of the demo: their company, terms, addresses, projects and cart. */
import { CARRIER, PAYMENT } from './delivery';

export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly company: string;
  readonly nip: string;
  readonly first: string;
  readonly last: string;
  readonly street: string;
  readonly houseNo: string;
  readonly zipCode: string;
  readonly city: string;
  readonly voivodeship: string;
  readonly branch: number;
  readonly lines: number;
  readonly savedAddresses: number;
  readonly trader?: string;
  readonly projects?: readonly string[];
  readonly terms?: {
    readonly isSpecialist?: boolean;
    readonly isTest?: boolean;
    readonly isPurchaseBlocked?: boolean;
    readonly amountAfterDeadline?: string;
    readonly limitRemaining?: string;
    readonly limitAfterDeadline?: string;
    readonly limitFactoring?: boolean;
    readonly limitBankName?: string;
  };
  /** Without it all payments; an empty list is a contract without any. */
  readonly payments?: readonly number[];
  /** Price agreed for the shop's own transport. */
  readonly transportNet?: string;
  readonly cart?: {
    readonly children?: readonly string[];
    readonly isAbrys?: boolean;
    readonly paymentInit?: boolean;
    readonly carrier?: number;
    readonly payment?: number;
  };
}

const buyer = { company: 'Rembud Kowalczyk sp. z o.o.', nip: '5253416727', first: 'Anna', last: 'Kowalczyk', street: 'ul. Puławska', houseNo: '182', zipCode: '02-670', city: 'Warszawa', voivodeship: 'mazowieckie', branch: 1 };
const second = { company: 'Dom i Wnętrze Zając s.c.', nip: '6761106844', first: 'Marek', last: 'Zając', street: 'ul. Wielicka', houseNo: '44', zipCode: '30-552', city: 'Kraków', voivodeship: 'małopolskie', branch: 2 };
const third = { company: 'Glazbud Wiśniewski', nip: '8970388546', first: 'Piotr', last: 'Wiśniewski', street: 'ul. Krzywoustego', houseNo: '105A', zipCode: '51-166', city: 'Wrocław', voivodeship: 'dolnośląskie', branch: 3 };
const fourth = { company: 'Inwest-Dach S.A.', nip: '7812143041', first: 'Ewa', last: 'Nowak', street: 'ul. Głogowska', houseNo: '216', zipCode: '60-104', city: 'Poznań', voivodeship: 'wielkopolskie', branch: 4 };

export const people: readonly Person[] = [
  { ...buyer, slug: 'kupujacy', name: 'Kupujący', summary: 'Firma remontowa z ośmioma pozycjami w koszyku i trzema adresami dostaw.', lines: 8, savedAddresses: 3, terms: { limitRemaining: '18450.00', limitAfterDeadline: '0.00' } },
  { ...second, slug: 'nowy-klient', name: 'Nowy klient', summary: 'Pierwsze zakupy, nie ma jeszcze zapisanych adresów.', lines: 3, savedAddresses: 0, payments: [PAYMENT.instant, PAYMENT.upfront, PAYMENT.cash] },
  { ...third, slug: 'handlowiec', name: 'Przedstawiciel handlowy', summary: 'Działa za klienta i może zmieniać ceny towarów i dostawy.', lines: 6, savedAddresses: 2, trader: 'Tomasz Lewandowski', terms: { limitRemaining: '5200.00', limitAfterDeadline: '0.00' } },
  { ...fourth, slug: 'specjalista', name: 'Specjalista z projektami', summary: 'Przypisuje zamówienie do jednego ze swoich projektów.', lines: 5, savedAddresses: 2, terms: { isSpecialist: true, limitRemaining: '42000.00', limitAfterDeadline: '0.00' }, projects: ['Osiedle Cytadela, etap II', 'Willa Sołacz', 'Biurowiec Malta Park'] },
  { ...buyer, slug: 'testowy', name: 'Klient testowy', summary: 'Ogląda cały proces, ale nie może złożyć zamówienia.', lines: 4, savedAddresses: 1, terms: { isTest: true } },
  { ...second, slug: 'blokada-zakupow', name: 'Klient z blokadą zakupów', summary: 'Konto z wstrzymanymi zakupami.', lines: 4, savedAddresses: 1, terms: { isPurchaseBlocked: true } },
  { ...third, slug: 'pusty-koszyk', name: 'Pusty koszyk', summary: 'Klient, który niczego jeszcze nie dodał.', lines: 0, savedAddresses: 1 },
  { ...fourth, slug: 'koszyk-500', name: 'Koszyk z 500 pozycjami', summary: 'Zamówienie na całą inwestycję.', lines: 500, savedAddresses: 3, terms: { limitRemaining: '950000.00', limitAfterDeadline: '0.00' } },
  { ...second, slug: 'zaleglosci', name: 'Klient z zaległościami', summary: 'Ma faktury po terminie, zamówienia są wstrzymane.', lines: 5, savedAddresses: 1, terms: { amountAfterDeadline: '3846.20' } },
  { ...third, slug: 'faktoring', name: 'Limit kupiecki w faktoringu', summary: 'Przelew finansuje bank, saldo zna tylko on.', lines: 5, savedAddresses: 1, terms: { limitFactoring: true, limitBankName: 'Bank Kupiecki S.A.', limitRemaining: '0.00', limitAfterDeadline: '0.00' } },
  { ...fourth, slug: 'limit-przekroczony', name: 'Przekroczony limit', summary: 'Przedpłata zablokowana do czasu opłacenia zaległości.', lines: 5, savedAddresses: 1, terms: { limitRemaining: '0.00', limitAfterDeadline: '1250.40' } },
  { ...buyer, slug: 'platnosc-rozpoczeta', name: 'Płatność rozpoczęta', summary: 'Koszyk zamknięty, bo trwa jego opłacanie.', lines: 5, savedAddresses: 2, cart: { paymentInit: true, carrier: CARRIER.courier, payment: PAYMENT.instant } },
  { ...fourth, slug: 'koszyk-glowny', name: 'Koszyk główny', summary: 'Trzy koszyki budów w jednym zamówieniu.', lines: 0, savedAddresses: 2, terms: { limitRemaining: '120000.00', limitAfterDeadline: '0.00' }, cart: { children: ['Budowa Naramowice', 'Budowa Strzeszyn', 'Magazyn centralny'] } },
  { ...third, slug: 'koszyk-projektowy', name: 'Koszyk projektowy', summary: 'Powstał w konfiguratorze i tam się go zmienia.', lines: 4, savedAddresses: 1, terms: { isSpecialist: true }, projects: ['Łazienka 8 m², Krzyki'], cart: { isAbrys: true } },
  { ...second, slug: 'brak-platnosci', name: 'Brak płatności', summary: 'Umowa bez żadnej dostępnej formy płatności.', lines: 3, savedAddresses: 1, payments: [] },
  { ...third, slug: 'transport-zero', name: 'Transport do wyceny', summary: 'Transport własny bez ceny – zamówienie czeka na wycenę.', lines: 4, savedAddresses: 1, transportNet: '0.00', cart: { carrier: CARRIER.transport } },
];
