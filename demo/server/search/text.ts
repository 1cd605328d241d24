/** Decides what the shop says of stock in its answers to searches. */

export const stockText = { onRequest: 'Na zamówienie, 2–14 dni', none: 'Chwilowo niedostępny' } as const;
