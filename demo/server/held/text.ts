/** The Polish messages of the server about approval and quotes. */

export const text = {
  overLimit: (total: string, limit: string) => `Wartość ${total} brutto przekracza limit ${limit}.`,
  overBudget: (label: string) => `Zamówienie przekracza budżet: ${label}.`,
  above: (amount: string, label: string) => `Zamówienie powyżej ${amount} brutto wymaga akceptacji: ${label}.`,
  needs: (who: string) => `To zamówienie wymaga akceptacji: ${who}.`,
  nobody: 'Nikt w Twojej firmie nie może zaakceptować tego zamówienia. Skontaktuj się z administratorem konta firmy.',
  waits: (number: string, who: string) =>
    `Zamówienie ${number} czeka na akceptację: ${who}. Do tego czasu nie można go zmieniać.`,
  rejected: (who: string, day: string, why: string) => `Zamówienie odrzucone (${who}, ${day}): ${why}`,
  approved: (who: string, moment: string) => `To zamówienie jest już zaakceptowane (${who}, ${moment}).`,
  ordered: (who: string, moment: string) => `To zamówienie zostało już złożone (${who}, ${moment}).`,
  withdrawn: (number: string, who: string, day: string) => `Zamówienie ${number} zostało wycofane (${who}, ${day}).`,
  requestExpired: (day: string) => `Prośba o akceptację wygasła ${day}.`,
  asked: (number: string) => `Przygotowujemy ofertę ${number}.`,
  answered: (number: string, day: string) => `Oferta ${number} jest ważna do ${day}.`,
  offerExpired: (day: string) => `Oferta wygasła ${day}.`,
  declined: (number: string) => `Zrezygnowano z oferty ${number}.`,
  fixed: (number: string) =>
    `Ceny oferty ${number} dotyczą tych produktów w tych ilościach. Zapytaj ponownie, jeśli mają być inne.`,
  notPossible: 'W tym koszyku nie można tego zrobić.',
  noReason: 'Podaj powód, żeby było wiadomo, co poprawić.',
  priceWrong: (name: string) => `${name}: podaj cenę netto, na przykład 12,50.`,
  dayWrong: 'Podaj ostatni dzień oferty: od dziś do roku od dziś.',
  noteLong: (max: number) => `Wiadomość może mieć najwyżej ${max} znaków.`,
  noNote: 'Wpisz wiadomość.',
  sent: (who: string) => `Wysłano do akceptacji: ${who}.`,
  quoteSent: (number: string) => `Zapytanie ${number} wysłane. Damy znać, gdy oferta będzie gotowa.`,
  notHere: 'Nie ma takiego zamówienia albo nie masz do niego dostępu.',
  unseen: 'Koszyk się zmienił. Sprawdź zmiany i spróbuj ponownie.',
  declinedEvent: 'Rezygnacja z oferty',
  mail: {
    approve: (number: string, gross: string, who: string) =>
      `Do akceptacji: ${number}, ${gross} brutto, zamawia ${who}`,
    approved: (number: string, who: string) => `Zaakceptowano: ${number} (${who})`,
    rejected: (number: string, who: string) => `Odrzucono: ${number} (${who})`,
    asked: (number: string, who: string) => `Zapytanie o ofertę: ${number}, pyta ${who}`,
    answered: (number: string) => `Oferta gotowa: ${number}`,
  },
} as const;
