/** Tests which labels of a template the order button takes. */
import { expect, it, vi } from 'vitest';
import { submitLabelFor } from '../../../../src/cart/summary/submit-label';

const OURS = 'Zamawiam z obowiązkiem zapłaty';

it('submitLabelFor accepts a template’s label for consumers only if it names the payment, and warns once otherwise [Z22]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const labelOf = (label: string | undefined) => submitLabelFor(label, 'consumer');
  for (const label of ['ZAMÓWIENIE Z OBOWIĄZKIEM ZAPŁATY', 'Kupuję i płacę', 'Kup teraz'])
    expect(labelOf(label)).toBe(label);
  expect(warn).not.toHaveBeenCalled();
  for (const label of ['Wyślij zamówienie', 'Potwierdzam', 'Zamawiam', 'Place order'])
    expect(labelOf(label)).toBe(OURS);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.join(' ')).toContain('submit-label "Wyślij zamówienie" does not name the payment.');
  for (const buyer of [undefined, 'company', 'sole-trader'] as const)
    expect(submitLabelFor('Wyślij', buyer)).toBe('Wyślij');
  expect([labelOf(''), labelOf(undefined)]).toEqual([OURS, OURS]);
});
