/** Lists the legal duties of a cart in Poland, for both guides and their test: who is obliged, which element helps, what remains. */

/** The date of the whole list. */
export const STATE_OF = '2026-11-26';

interface Fields {
  /** Kinds of buyers: company, sole trader who buys outside their trade, consumer. */
  readonly who: readonly ('K' | 'S' | 'C')[];
  /** ✔ confirmed in a source, ≈ our interpretation, ? not confirmed. */
  readonly sure: '✔' | '≈' | '?';
  readonly source: string;
  /** Contract fields as `Shape.field`. */
  readonly fields: readonly string[];
  /** Elements as `tag`, `tag attribute` or `tag slot=name`. */
  readonly elements: readonly string[];
  /** Rules whose tests prove it. */
  readonly rules: readonly string[];
  readonly pl: readonly [duty: string, shop: string];
  readonly en: readonly [duty: string, shop: string];
}

/** test/browser/cart/duty-cases.ts states under the same names how a response contains each duty and a page displays it. */
const named = {
  button: {
    who: ['C'],
    sure: '✔',
    source: 'UPK 17(2)–(4)',
    fields: ['Cart.buyer'],
    elements: ['shop-cart submit-label'],
    rules: ['Z22'],
    pl: ['Przycisk zamówienia nazywa obowiązek zapłaty', 'Własne brzmienie przycisku'],
    en: ['The order button names the obligation to pay', 'Its own wording'],
  },
  essentials: {
    who: ['C'],
    sure: '✔',
    source: '2011/83 art. 8(2); UPK 17(1) ?',
    fields: ['Cart.items', 'CartPrices.total_gross'],
    elements: ['shop-cart'],
    rules: ['O13', 'O22', 'Z46'],
    pl: ['Towar, ceny, dostawa i suma tuż przed przyciskiem', 'Pełne dane'],
    en: ['Goods, prices, delivery and total right before the button', 'Complete data'],
  },
  limits: {
    who: ['C'],
    sure: '✔',
    source: '2011/83 art. 8(3); UPK ?',
    fields: ['Cart.availableCarriers', 'Cart.availablePayments'],
    elements: ['shop-cart slot=legal'],
    rules: ['O17'],
    pl: ['Ograniczenia dostawy i przyjmowane płatności na początku', 'Tekst'],
    en: ['Limits of delivery and accepted payments at the start', 'The text'],
  },
  extras: {
    who: ['C'],
    sure: '✔',
    source: 'UPK 10',
    fields: ['ExtraField.value'],
    elements: ['shop-cart'],
    rules: ['O14'],
    pl: ['Dodatkowo płatne tylko za wyraźną zgodą, nic z góry zaznaczone', 'Oferta dodatków'],
    en: ['Paid extras only by express consent, without ticked boxes', 'What it offers'],
  },
  consents: {
    who: ['K', 'S', 'C'],
    sure: '?',
    source: 'RODO 13, UŚUDE 8 ?; prawo komunikacji elektronicznej od 2024-11-10 ✔',
    fields: ['ExtraField.version', 'ExtraField.links'],
    elements: ['shop-cart slot=legal', 'shop-cart slot=before-summary'],
    rules: ['O14', 'O15', 'O16', 'O17'],
    pl: ['Regulamin, prywatność, osobna zgoda na każdy cel', 'Brzmienie, dowód z czasem'],
    en: ['Terms, privacy, a separate consent for each purpose', 'Wording, proof with time'],
  },
  withdrawal: {
    who: ['C', 'S'],
    sure: '≈',
    source: '2023/2673 art. 11a, 2026-06-19 ✔; ustawa ?',
    fields: [],
    elements: ['shop-withdrawal', 'shop-orders'],
    rules: ['Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6'],
    pl: ['Funkcja odstąpienia od umowy', 'Wejście na każdej stronie, potwierdzenie e-mailem'],
    en: ['Function for the withdrawal', 'A link to the withdrawal on every page, the receipt by e-mail'],
  },
  notice: {
    who: ['C'],
    sure: '✔',
    source: '2024/825, 2025/1960 zał. I, 2026-09-27 ✔; ustawa ?',
    fields: ['Cart.guarantee_notice', 'GuaranteeNotice.image'],
    elements: ['shop-cart'],
    rules: ['Z43'],
    pl: ['Powiadomienie o prawnej gwarancji zgodności', 'Kopia pliku Komisji Europejskiej'],
    en: ['Notice on the legal guarantee of conformity', 'The shop’s copy of the Commission’s file'],
  },
  label: {
    who: ['C'],
    sure: '≈',
    source: '2025/1960 zał. II, 2026-09-27 ✔; w koszyku ≈',
    fields: ['CartItem.guarantee', 'Guarantee.image', 'Guarantee.nested'],
    elements: ['shop-cart'],
    rules: ['Z42'],
    pl: ['Etykieta gwarancji trwałości producenta powyżej 2 lat', 'Plik i fakty; nigdy dla innej gwarancji'],
    en: ['Label of a producer’s guarantee of durability above 2 years', 'File and facts; for no other guarantee'],
  },
  'lowest-price': {
    who: ['C'],
    sure: '✔',
    source: 'ustawa o informowaniu o cenach 4(2)–(5), C-330/23',
    fields: ['CartItem.lowest_price', 'CartItem.price_before', 'CartItem.percent'],
    elements: ['shop-cart', 'shop-cart-widget', 'shop-add-to-cart', 'shop-search', 'shop-suggester'],
    rules: ['Z20', 'Z21'],
    pl: [
      'Najniższa cena z 30 dni przy każdej obniżce',
      'Historia cen; ulubione nie pokazują cen, a ceny strony są sklepu',
    ],
    en: [
      'Lowest price of 30 days at each reduction',
      'History of prices; favourites display no price, the page’s own prices are the shop’s',
    ],
  },
  'unit-price': {
    who: ['C'],
    sure: '✔',
    source: 'ustawa o informowaniu o cenach 4(1)',
    fields: ['CartItem.unit_price'],
    elements: ['shop-cart', 'shop-cart-widget', 'shop-add-to-cart', 'shop-search', 'shop-suggester'],
    rules: ['Z20'],
    pl: ['Cena jednostkowa', 'Liczby'],
    en: ['Unit price', 'The numbers'],
  },
  deposit: {
    who: ['K', 'S', 'C'],
    sure: '✔',
    source: 'system kaucyjny, 2025-10-01; palety ≈',
    fields: ['CartItem.kind', 'CartItem.belongs_to', 'CartPrices.deposit_total'],
    elements: ['shop-cart'],
    rules: ['Z23', 'Z24'],
    pl: ['Kaucja osobno, poza ceną i VAT', 'Kwoty'],
    en: ['Deposit apart, outside price and VAT', 'Amounts'],
  },
  safety: {
    who: ['C'],
    sure: '✔',
    source: '2023/988 art. 19, 2024-12-13; w koszyku ≈',
    fields: ['CartItem.safety', 'CartItem.notes'],
    elements: ['shop-cart'],
    rules: ['Z40', 'Z41'],
    pl: ['Bezpieczeństwo produktu: producent, adresy, ostrzeżenia', 'Dane, także na stronie produktu'],
    en: ['Product safety: producer, addresses, warnings', 'The data, on the product’s page too'],
  },
  purpose: {
    who: ['S'],
    sure: '✔',
    source: 'UPK 7aa, KC 385⁵; zmiany ?',
    fields: ['ExtraField.options'],
    elements: ['shop-cart'],
    rules: ['O14', 'O15'],
    pl: ['Cel zakupu: nieobowiązkowy, bez wyboru z góry', 'Zapis odpowiedzi'],
    en: ['Purpose of the purchase: optional, without a preselection', 'Record of the answer'],
  },
  nip: {
    who: ['K', 'S'],
    sure: '✔',
    source: 'VAT 106b(5)–(6)',
    fields: ['NewAddress.nip', 'Cart.can_add_invoice_address'],
    elements: ['shop-cart company-url'],
    rules: ['A10', 'A11', 'A12', 'A13'],
    pl: ['NIP przed sprzedażą', 'Dokument'],
    en: ['Tax number before the sale', 'The document'],
  },
  ksef: {
    who: ['K', 'S'],
    sure: '✔',
    source: 'KSeF',
    fields: ['OrderDocument.ksef_number', 'OrderDocument.ksef_hash'],
    elements: ['shop-orders'],
    rules: ['Z47'],
    pl: ['Numer KSeF, kod QR, tytuł przelewu', 'Dokumenty'],
    en: ['KSeF number, QR code, title of the transfer', 'Documents'],
  },
  'split-payment': {
    who: ['K', 'S'],
    sure: '✔',
    source: 'VAT zał. 15, 96b, powyżej 15 000 zł',
    fields: [
      'Payment.split_payment',
      'Payment.seller_account',
      'OrderTransfer.split_payment',
      'OrderTransfer.white_list',
    ],
    elements: ['shop-cart', 'shop-orders'],
    rules: ['Z44', 'Z45'],
    pl: ['Podzielona płatność i biała lista', 'Decyzja i sprawdzenie'],
    en: ['Split payment and white list', 'Decision and check'],
  },
} satisfies Record<string, Fields>;

export type DutyId = keyof typeof named;
export type Duty = Fields & { readonly id: DutyId };
export const duties = Object.entries<Fields>(named).map(([id, fields]): Duty => ({ id: id as DutyId, ...fields }));
