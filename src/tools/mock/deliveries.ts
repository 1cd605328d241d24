/** The deliveries of an earlier order of the small shop: two, or in parts with a rest that is open or cancelled. */
import type { JsonObject, Line } from './state';

const carrier = 'Kurier';
const delivery = (number: string, date: string, lines: JsonObject[]): JsonObject => ({
  number,
  date,
  carrier,
  tracking_url: `https://sledzenie.example/${number}`,
  lines,
  documents: [{ kind: 'waybill', number, url: `/dokumenty/${number}.pdf`, date }],
});

/** One piece of the first line comes in a second delivery. Of an incomplete order the second one has not been sent, and half of the last line is cancelled. */
export function deliveriesOf(lines: readonly Line[], isIncomplete: boolean) {
  const cancelledOf = (line: Line) => (isIncomplete && line === lines.at(-1) ? line.quantity / 2 : 0);
  const sent = lines
    .map((line, at) => ({ id: line.id, quantity: line.quantity - cancelledOf(line) - (at === 0 ? 1 : 0) }))
    .filter(({ quantity }) => quantity > 0);
  const rest = isIncomplete ? 1 : 0;
  return {
    facts: lines.map((line, at) => {
      const open = at === 0 ? rest : 0;
      const cancelled = cancelledOf(line);
      return { id: line.id, delivered: line.quantity - open - cancelled, open, cancelled };
    }),
    deliveries: [
      delivery('WZ-1', '2026-10-05', sent),
      ...(isIncomplete ? [] : [delivery('WZ-2', '2026-10-06', [{ id: lines[0]?.id, quantity: 1 }])]),
    ],
    linesSent: lines.length - rest,
  };
}
