/** Decides what an element says before the texts, which are part of its view's code, are there: that this cannot be loaded. */
export const early = { loadFailed: 'Nie udało się wczytać tej części strony. Sprawdź połączenie i odśwież stronę.' };
