/** Decides what an element says when it cannot show itself. */

export const renderFailed = 'Nie udało się wyświetlić tej części strony. Odśwież stronę i spróbuj ponownie.';
export const loadFailed = 'Nie udało się wczytać tej części strony. Sprawdź połączenie i odśwież stronę.';
