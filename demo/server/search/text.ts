/** Stock texts in search responses. */

export const stockText = { onRequest: 'Na zamówienie, 2–14 dni', none: 'Chwilowo niedostępny' } as const;
