/** The main tasks of a buyer and of an approver, key by key. */
import { gtinOf } from '../../../demo/server/catalogue/gtin';
import { answer } from '../state';
import type { Reader } from './reader';

export interface Task {
  /** Unique; names the transcript. */
  readonly name: string;
  readonly path: string;
  /** Slug of the demo's visitor. Default: the buyer. */
  readonly as?: string;
  readonly keys: (reader: Reader) => Promise<void>;
}

/** File name of its transcript. */
export const fileOf = ({ name }: Task): string => `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`;

const toContent = async ({ tabTo, press }: Reader): Promise<void> => {
  await tabTo(/^Przejdź do treści/);
  await press('Enter');
};
const push = async ({ tabTo, press }: Reader, name: RegExp): Promise<void> => {
  await tabTo(name);
  await press('Enter');
};
const fill = async ({ tabTo, type }: Reader, name: RegExp, text: string): Promise<void> => {
  await tabTo(name);
  await type(text);
};
const courier = async (reader: Reader): Promise<void> => {
  await toContent(reader);
  await reader.tabTo(/^Kurier/);
  await reader.press('Space');
};
const payment = async ({ tabTo, press }: Reader): Promise<void> => {
  await tabTo(/^Szybka płatność/);
  await press('ArrowDown');
};

export const tasks: readonly Task[] = [
  {
    name: 'search, calculate, add',
    path: '/',
    async keys(reader) {
      await fill(reader, /^Wpisz wyszukiwaną/, 'gres');
      await reader.press('ArrowDown');
      await reader.press('Enter');
      await toContent(reader);
      await push(reader, /^Oblicz powierzchnię/);
      await fill(reader, /^Szerokość/, '4,2');
      await fill(reader, /^Długość/, '3');
      await push(reader, /^Dodaj do koszyka/);
      await reader.press('Escape');
    },
  },
  {
    name: 'quantity in the cart',
    path: '/koszyk',
    async keys(reader) {
      await toContent(reader);
      await reader.tabTo(/^Ilość: /);
      await reader.press('ArrowUp');
      await reader.press('Control+a');
      await reader.type('99999');
      await reader.press('Enter');
      await reader.press('Control+a');
      await reader.type('0');
      await reader.press('Enter');
      await reader.press('Escape');
    },
  },
  {
    name: 'remove a line and take it back',
    path: '/koszyk',
    async keys(reader) {
      await toContent(reader);
      await push(reader, /^Usuń z koszyka/);
      await reader.press('Enter');
    },
  },
  {
    name: 'pick a locker',
    path: '/koszyk',
    async keys(reader) {
      await courier(reader);
      await reader.press('ArrowDown');
      await push(reader, /^Wybierz paczkomat$/);
      await push(reader, /^Wybierz najbliższy: [A-Z]/);
      await reader.press('Tab');
    },
  },
  {
    name: 'new address',
    path: '/koszyk',
    async keys(reader) {
      await courier(reader);
      await payment(reader);
      await push(reader, /^Dalej: adres/);
      await push(reader, /^Dodaj nowy adres/);
      await fill(reader, /^Kod pocztowy/, '02797');
      await push(reader, /^Dodaj adres/);
      await fill(reader, /^Ulica/, 'Klimczaka');
      await fill(reader, /^Nr domu/, '1');
      await fill(reader, /^Imię i nazwisko/, 'Budowa Wilanów');
      await push(reader, /^Dodaj adres/);
      await push(reader, /^Dostarcz na ten adres/);
    },
  },
  {
    name: 'order with a payment',
    path: '/koszyk',
    async keys(reader) {
      await courier(reader);
      await payment(reader);
      await push(reader, /^Dalej: adres/);
      await push(reader, /^Podsumowanie zamówienia/);
      await push(reader, /^Zamawiam z obowiązkiem zapłaty/);
    },
  },
  {
    name: 'an order that is refused',
    path: '/koszyk',
    async keys(reader) {
      await courier(reader);
      await payment(reader);
      const messages = {
        payment_id: { messages: ['Tej płatności nie można teraz użyć.'], status: 'error', scroll: true },
        confirm: { messages: [], status: 'error', goToStep: true },
      };
      await answer(reader.page, '**/koszyk', { cart: null, messages }, 422, /confirm/);
      await push(reader, /^Dalej: adres/);
      await push(reader, /^Podsumowanie zamówienia/);
      await push(reader, /^Zamawiam z obowiązkiem zapłaty/);
    },
  },
  {
    name: 'quick order',
    path: '/szybkie-zamowienie',
    as: 'pusty-koszyk',
    async keys(reader) {
      await toContent(reader);
      await reader.tabTo(/^Symbol, EAN/);
      await reader.page.evaluate(
        (text) => navigator.clipboard.writeText(text),
        `${gtinOf(1)}\t12\n${gtinOf(2)}\t7\nNIE-MA-TAKIEGO\t1`,
      );
      await reader.press('Control+v');
      await push(reader, /^Dodaj do koszyka/);
      await reader.tabTo(/^Przejdź do koszyka/, 'Shift+Tab');
    },
  },
  {
    name: 'order again',
    path: '/konto/zamowienia',
    as: 'staly-klient',
    async keys(reader) {
      await toContent(reader);
      await push(reader, /^Zamów ponownie/);
      await push(reader, /^Dodaj \d|^Dodaj do/);
    },
  },
  {
    name: 'filters',
    path: '/kategoria/gres',
    async keys(reader) {
      await toContent(reader);
      await reader.tabTo(/^Promocje/);
      await reader.press('Space');
      await reader.tabTo(/^Usuń filtr/, 'Shift+Tab');
      await reader.press('Enter');
      await reader.press('Tab');
    },
  },
  {
    name: 'send for approval and take it back',
    path: '/koszyk',
    as: 'kupujaca-z-limitem',
    async keys(reader) {
      await toContent(reader);
      await push(reader, /^Dalej: adres/);
      await push(reader, /^Podsumowanie zamówienia/);
      await fill(reader, /^Wiadomość dla osoby akceptującej/, 'Płytki na parter');
      await push(reader, /^Wyślij do akceptacji/);
      await push(reader, /^Wycofaj i popraw/);
    },
  },
  {
    name: 'reject a request',
    path: '/elementy/shop-cart/podglad/to-approve',
    async keys(reader) {
      await fill(reader, /^Wiadomość$/, 'Czy klej może być tańszy?');
      await push(reader, /^Wyślij wiadomość/);
      await push(reader, /^Odrzuć$/);
      await push(reader, /^Odrzuć zamówienie/);
      await reader.type('Weź tańszy klej');
      await push(reader, /^Odrzuć zamówienie/);
    },
  },
  {
    name: 'approve as the first of two',
    path: '/elementy/shop-cart/podglad/to-approve-as-the-first-of-two',
    keys: (reader) => push(reader, /^Akceptuję/),
  },
  {
    name: 'decline a quote',
    path: '/elementy/shop-cart/podglad/quote-answered',
    async keys(reader) {
      await push(reader, /^Rezygnuję z oferty/);
      await push(reader, /^Rezygnuję z oferty/);
    },
  },
  {
    name: 'withdrawal from a contract',
    path: '/odstapienie',
    async keys(reader) {
      await toContent(reader);
      await fill(reader, /^Imię i nazwisko/, 'Jan Kowalski');
      await push(reader, /^Dalej/);
      await fill(reader, /^Numer zamówienia lub umowy/, 'ZAM/2026/000001');
      await fill(reader, /^E-mail do potwierdzenia/, 'jan@example.com');
      await push(reader, /^Dalej/);
      await push(reader, /^Potwierdź odstąpienie od umowy/);
      await reader.press('Tab');
    },
  },
];
