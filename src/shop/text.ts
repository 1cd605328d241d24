/** The rules of a shop by name, each with the slot and the sentence of its refusal. A planted fault of the mock switches some off; no rule knows that. */
import { postCodeFormat, taxNumberFormat } from '../cart/addresses/by-country';
import type { SlotName } from '../cart/wire/slots';
import { toFigure } from './money';

/** "1 234,56 zł" with no-break spaces, as pages and sentences show it. */
export const toPolish = (amount: string): string => `${toFigure(amount)}\u00a0zł`;

/** Values of a sentence; '' if a rule states none. */
export interface Named {
  readonly label: string;
  readonly unit: string;
  /** Amounts as on the wire. */
  readonly limit: string;
  /** The shop's own sentence. */
  readonly error: string;
}
export type Sentence = string | ((of: Named) => string);

const THREE = 'Wymagane minimum 3 znaki';
const ADDRESS: Readonly<Record<string, string>> = {
  name: 'Nazwa',
  street: 'Ulica',
  city: 'Miasto',
  post: 'Poczta',
  region: 'Region',
  phone: 'Telefon na miejscu',
  driver_note: 'Uwagi dla kierowcy',
};
const noLine = 'Tej pozycji nie ma już w koszyku.';
const noLocker = 'Nie wybrano paczkomatu';
const seenOther = 'Koszyk zmienił się w innym oknie. Sprawdź zmiany i zamów ponownie.';
const consentOther = (label: string) => `Zmieniła się treść: „${label}” Przeczytaj ją i zaznacz jeszcze raz.`;

export const ruleTexts = {
  'quantity-cart': ['quantity', 'Ten koszyk nie jest już dostępny.'],
  'line-known': ['quantity', noLine],
  'quantity-type': ['quantity', ({ label }) => `${label}: podaj ilość liczbą całkowitą.`],
  'quantity-min': ['quantity', ({ label, limit, unit }) => `${label}: minimalna ilość to ${limit}\u00a0${unit}`],
  'quantity-stock': ['quantity', ({ label }) => `${label}: produkt jest chwilowo niedostępny.`],
  'quantity-max': ['quantity', ({ label, limit, unit }) => `${label}: dostępna ilość to ${limit}\u00a0${unit}`],
  'quantity-step': [
    'quantity',
    ({ label, limit, unit }) => `${label}: ilość musi być wielokrotnością ${limit}\u00a0${unit}`,
  ],
  'carrier-known': ['0', 'Wybrana dostawa nie jest dostępna.'],
  'payment-known': ['payment_id', 'Wybrana płatność nie jest dostępna.'],
  'payment-overdue': ['payment_id', 'Dostępny po opłaceniu zaległych zobowiązań'],
  'method-known': ['payment_id', 'Wybrany sposób płatności nie jest dostępny.'],
  'project-known': ['0', 'Wybrany projekt nie jest dostępny.'],
  'delivery-known': ['0', 'Wybrany adres nie jest dostępny.'],
  'invoice-known': ['0', 'Wybrany adres nie jest dostępny.'],
  'notes-long': ['0', 'Uwagi mogą mieć najwyżej 2000 znaków.'],
  'locker-carrier': ['inpost', 'Paczkomat można wybrać tylko przy dostawie do paczkomatu.'],
  'locker-code': ['inpost', noLocker],
  'locker-long': ['inpost', 'Paczkomat o takim kodzie nie istnieje.'],
  'locker-open': ['inpost', ({ label }) => `Paczkomat ${label} nie przyjmuje przesyłek. Wybierz inny.`],
  'contact-short': ['inpost_contact', THREE],
  'contact-email': ['inpost_contact', 'E-mail: nieprawidłowy adres.'],
  'contact-phone': ['inpost_contact', 'Telefon: nieprawidłowy numer.'],
  'contact-long': ['inpost_contact', 'Telefon: nieprawidłowy numer.'],
  'field-known': ['extra_field', 'Tego pola nie ma w zamówieniu.'],
  'field-long': ['extra_field', ({ label, limit }) => `${label}: najwyżej ${limit} znaków.`],
  'field-type': ['extra_field', ({ label }) => `${label}: nieprawidłowa wartość.`],
  'field-day': ['extra_field', ({ label }) => `${label}: wybierz dzień od jutra do roku od dziś.`],
  'field-option': ['extra_field', ({ label }) => `${label}: nieprawidłowa wartość.`],
  'field-file': ['extra_field', ({ label }) => `${label}: nie ma już tego pliku. Dołącz go jeszcze raz.`],
  'field-version': ['extra_field', ({ label }) => consentOther(label)],
  'price-trader': ['add_discount', 'Ceny może zmieniać tylko przedstawiciel handlowy.'],
  'price-text': ['add_discount', 'Ta cena jest nieprawidłowa.'],
  'price-line': ['add_discount', noLine],
  'price-minimum': [
    'add_discount',
    ({ label, limit }) => `${label}: cena netto nie może być niższa niż ${toPolish(limit)}`,
  ],
  'price-maximum': [
    'add_discount',
    ({ label, limit }) => `${label}: cena netto nie może być wyższa niż ${toPolish(limit)}`,
  ],
  'wish-line': ['confirm', noLine],
  'wish-price': [
    'confirm',
    ({ label }) => `${label}: zaproponuj cenę większą od zera, w złotych i groszach, na przykład 11,20.`,
  ],
  'price-carrier-trader': ['add_carrier_discount', 'Ceny może zmieniać tylko przedstawiciel handlowy.'],
  'price-carrier-text': ['add_carrier_discount', 'Ta cena jest nieprawidłowa.'],
  'price-carrier-known': ['add_carrier_discount', 'Wybrana dostawa nie jest dostępna.'],
  'price-carrier-free': ['add_carrier_discount', 'Ceny odbioru osobistego nie można zmienić.'],
  'price-carrier-minimum': ['add_carrier_discount', 'Minimalna cena dostawy netto to 1,00\u00a0zł'],
  'price-carrier-maximum': ['add_carrier_discount', 'Maksymalna cena dostawy netto to 99\u00a0999,99\u00a0zł'],
  'address-long': ['new_address', ({ label, limit }) => `${ADDRESS[label]}: najwyżej ${limit} znaków`],
  'address-name': ['new_address', `Nazwa: ${THREE}`],
  'address-street': ['new_address', `Ulica: ${THREE}`],
  'address-house_no': ['new_address', ({ limit }) => `Nr domu: Ilość znaków musi zawierać sie między 1 a ${limit}`],
  'address-flat_no': ['new_address', 'Nr lokalu: Ilość znaków musi być mniejsza niż 10'],
  'address-city': ['new_address', `Miasto: ${THREE}`],
  'address-zip_code': ['new_address', ({ label }) => `Kod pocztowy: Wymagany kod w formacie ${postCodeFormat(label)}`],
  'address-post': ['new_address', `Poczta: ${THREE}`],
  'address-country': ['new_address', 'Kraj: Nieprawidłowe dane'],
  'address-region': ['new_address', `Region: ${THREE}`],
  'address-phone': ['new_address', 'Telefon na miejscu: Podaj numer telefonu, na przykład 601 234 567.'],
  'address-nip': [
    'new_address',
    ({ label }) =>
      label === 'PL'
        ? 'Ten NIP jest niepoprawny. Sprawdź cyfry.'
        : `Wymagany numer VAT w formacie ${taxNumberFormat(label)}`,
  ],
  'address-many': ['new_address', ({ limit }) => `Masz już ${limit} zapisanych adresów. Wybierz jeden z nich.`],
  // Of an order.
  'order-test': ['confirm', 'Klient testowy nie może złożyć zamówienia.'],
  'order-blocked': ['confirm', 'Zakupy na tym koncie są zablokowane. Skontaktuj się ze swoim oddziałem.'],
  'order-overdue': [
    'amount_after_deadline',
    ({ limit }) => `Zamówienie będzie możliwe po opłaceniu zaległych faktur na kwotę ${toPolish(limit)}`,
  ],
  'order-empty': ['0', 'Koszyk jest pusty.'],
  'order-negative': [
    '0',
    ({ label }) => `${label}: cena jest błędna. Usuń tę pozycję lub skontaktuj się ze swoim oddziałem.`,
  ],
  'order-zero': ['0', 'Nie można złożyć zamówienia na kwotę 0,00\u00a0zł. Skontaktuj się ze swoim oddziałem.'],
  'order-minimum': [
    'quantity',
    ({ limit }) => `Nasz transport wyrusza od ${toPolish(limit)} netto. Dołóż produkty albo wybierz inną dostawę.`,
  ],
  'order-carrier': ['0', 'Wybierz sposób dostawy.'],
  'order-transport': ['delivery_price', 'Transport czeka na wycenę. Złożysz zamówienie, gdy podamy jego cenę.'],
  'order-locker': ['inpost', noLocker],
  'order-contact': ['inpost_contact', 'Proszę, podać dane kontaktowe do wysyłki.'],
  'order-payments': ['payment_id', 'Brak dostępnych form płatności. Skontaktuj się ze swoim oddziałem.'],
  'order-payment': ['payment_id', 'Wybierz formę płatności.'],
  'order-limit': [
    'payment_id',
    ({ limit, label }) =>
      `Wolny limit kupiecki to ${toPolish(limit)}, a zamówienie ma wartość ${toPolish(label)}. Wybierz inną formę płatności.`,
  ],
  'order-address': ['confirm', 'Podaj adres dostawy.'],
  'order-field': ['extra_field', ({ label, error }) => error || `Uzupełnij: ${label}.`],
  // Of what the buyer has seen.
  'seen-consents': ['confirm', ({ label }) => consentOther(label)],
  'seen-cart_id': ['confirm', seenOther],
  'seen-revision': ['confirm', seenOther],
  'seen-total_gross': ['confirm', seenOther],
  'seen-delivery_address_id': ['confirm', seenOther],
} as const satisfies Readonly<Record<string, readonly [slot: SlotName, sentence: Sentence]>>;

export type RuleName = keyof typeof ruleTexts;
