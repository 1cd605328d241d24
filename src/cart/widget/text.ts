/** Decides the Polish texts of the cart dropdown. */
export const text = {
  title: 'Koszyk',
  label: (products: string) => `Koszyk, ${products}`,
  products: { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' },
  empty: 'Twój koszyk jest pusty.',
  failed: 'Nie udało się wczytać koszyka.',
  retry: 'Spróbuj ponownie',
  loading: 'Wczytywanie koszyka…',
  toCart: 'Przejdź do koszyka',
  toCarts: 'Wszystkie koszyki',
  net: 'netto',
  gross: 'brutto',
  packages: (count: string) => `opak. ${count}`,
  more: (count: string) => `i jeszcze ${count}`,
  lines: { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' },
} as const;
