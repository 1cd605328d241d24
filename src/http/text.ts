/** Polish sentences for failures that the server did not explain. */
import { texts } from '../page/texts';
import type { Failure, FailureCode } from './failure';

export const failuresText = texts('failures', {
  codes: {
    offline: 'Brak połączenia z internetem. Sprawdź połączenie i spróbuj ponownie.',
    network: 'Nie udało się połączyć ze sklepem. Spróbuj ponownie.',
    session: 'Sesja wygasła – zaloguj się ponownie.',
    csrf: 'Sesja wygasła – odśwież stronę i spróbuj ponownie.',
    http: 'Sklep nie mógł wykonać tej operacji. Spróbuj ponownie.',
    unreadable: 'Sklep zwrócił nieprawidłową odpowiedź. Spróbuj ponownie.',
    shape: 'Sklep zwrócił nieprawidłową odpowiedź. Spróbuj ponownie.',
    unknown: 'Nie wiemy, czy się udało. Sprawdź to, zanim spróbujesz ponownie.',
  } satisfies Record<Exclude<FailureCode, 'refused' | 'leaving'> | 'unknown', string>,
  statuses: {
    403: 'Brak uprawnień do tej operacji.',
    413: 'Wysłane dane są zbyt duże.',
    429: 'Zbyt wiele prób w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
    503: 'Sklep jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
  },
});

/** The sentence for the buyer; empty for `leaving`, which is not shown, and for `refused`, which has nothing to add. */
export function failureText({ code, status, isUnknown }: Failure): string {
  if (code === 'leaving' || code === 'refused') return '';
  const kind = isUnknown ? 'unknown' : code;
  const byStatus: Readonly<Record<number, string>> = failuresText.statuses;
  return (kind === 'http' && status !== undefined && byStatus[status]) || failuresText.codes[kind];
}
