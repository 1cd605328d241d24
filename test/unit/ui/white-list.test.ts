/** Tests the sentence about an account on the white list. */
import { expect, it } from 'vitest';
import { whiteListText } from '../../../src/ui/transfer/white-list';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

it('whiteListText returns state, day and request; a state of an earlier day is marked as old; no state without a day [Z45]', () => {
  const checked = { checked_at: '2026-11-25', request_id: 'aa111' };
  const at = (day: string, state: string, of: object = checked) => plain(whiteListText({ state, ...of }, day));
  expect(at('2026-11-25', 'listed')).toBe(
    'Rachunek na białej liście podatników VAT, sprawdzono 25.11.2026, nr zapytania aa111.',
  );
  expect(at('2026-11-26', 'listed')).toBe(
    'Rachunek na białej liście podatników VAT (stan na 25.11.2026, nr zapytania aa111). Sprawdź w dniu przelewu.',
  );
  expect(at('2026-11-26', 'not-listed')).toBe(
    'Rachunku nie ma na białej liście (stan na 25.11.2026). Zapytaj sprzedawcę przed przelewem.',
  );
  for (const state of ['unknown', 'Czynny'])
    expect(at('2026-11-25', state)).toBe('Nie sprawdzono. Sprawdź w dniu przelewu.');
  expect(at('2026-11-25', 'listed', {})).toBe('Nie sprawdzono. Sprawdź w dniu przelewu.');
});
