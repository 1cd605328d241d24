/** Decides the Polish texts of favourites. */
export const text = {
  add: 'Dodaj do ulubionych',
  remove: 'Usuń z ulubionych',
  added: 'Dodano do ulubionych.',
  removed: 'Usunięto z ulubionych.',
  failed: 'Nie udało się zapisać ulubionych.',
  of: (what: string, product: string | undefined) => (product ? `${what}: ${product}` : what),
} as const;
