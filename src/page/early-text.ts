/** The error shown if an element's code cannot be loaded: the other texts are part of that code. */
export const early = { loadFailed: 'Nie udało się wczytać tej części strony. Sprawdź połączenie i odśwież stronę.' };
