/** Approval and quotes on the printed sheet: the cards as rows, without buttons. */
import { formatMoment } from '../../ui/moment';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { limitRows } from '../summary/breakdown';
import { changedLines } from './changed-lines';
import { kindsOf, savingOf, sentenceOf } from './table';
import { processText } from './text';

export function Sheet() {
  const cart = useCart();
  const currency = useCurrency();
  const { prices } = useCartSettings();
  return kindsOf(cart).map((one) => {
    const { kind, process } = one;
    const { number, reasons, order } = process;
    const approvals = process.history.filter(({ what }) => what === 'approved');
    const rows = [
      [number, order?.number].filter(Boolean).join(' → '),
      process.state === 'approved' ? '' : sentenceOf(one, cart),
      savingOf(process, currency, prices),
      ...(sentenceOf(one, cart) === reasons.join(' ') ? [] : reasons),
      ...limitRows([process], currency).map(({ term, value }) => [term, value].filter(Boolean).join(', ')),
      ...(kind === 'quote' ? changedLines(cart, currency) : []),
      ...approvals.map(({ by, at }) => processText.printed([by, at && formatMoment(at)].filter(Boolean).join(', '))),
    ].filter(Boolean);
    return (
      rows.length > 0 && (
        <section key={kind}>
          <h2>{processText[kind]}</h2>
          {rows.map((row) => (
            <p key={row}>{row}</p>
          ))}
        </section>
      )
    );
  });
}
