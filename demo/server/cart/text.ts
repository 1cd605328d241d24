/** The Polish messages of the server about carts. */

export const text = {
  csrf: 'Sesja formularza wygasła. Odśwież stronę i spróbuj ponownie.',
  unreadable: 'Nie udało się odczytać żądania.',
  tooLarge: 'Wysłane dane są zbyt duże.',
  server: 'Wystąpił błąd serwera. Spróbuj ponownie za chwilę.',
  overtaken: (name: string, theirs: string, mine: string) =>
    `${name}: w innym oknie zapisano „${theirs}”, teraz zapisano „${mine}”.`,
  unknownList: 'Tej listy już nie ma.',
  tooOften: 'Zbyt wiele prób w krótkim czasie. Spróbuj ponownie za kilka minut.',
  tooManyLists: 'Nie można zapisać tej listy: podaj nazwę albo usuń którąś z zapisanych.',
  deposit: (name: string) => `Kaucja (zwrotna): ${name}`,
  cartLocked: 'Płatność za koszyk została rozpoczęta, dokonywanie zmian nie jest możliwe.',
  locked: (name: string) =>
    `Płatność została rozpoczęta za koszyk ${name.replace(/^Koszyk /, '')}, dokonywanie zmian nie jest możliwe.`,
  unknownProduct: 'Tego produktu nie ma już w ofercie.',
  added: (name: string) => `${name}: dodano do koszyka.`,
  afterTransfer: 'wysyłka w dniu roboczym po zaksięgowaniu wpłaty',
  cartTurned: 'Koszyk zmienił się od ostatniego sprawdzenia. Przejrzyj zmiany i złóż zamówienie ponownie.',
  otherBody: 'To samo żądanie przyszło z inną treścią. Odśwież stronę i spróbuj ponownie.',
  deferredBegun: 'Zamówienie czeka na decyzję operatora płatności odroczonej.',
  ordered: 'Dziękujemy, zamówienie zostało przyjęte.',
} as const;
