/** The end of the printed sheet: notes, validity of the prices, VAT by rate, total. */
import { formatMoney } from '../../ui/money';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { totalOf, totalTerm } from '../summary/breakdown';
import { text } from '../text';
import { printText } from '../later/text';
import { vatRows, type VatRow } from './rows';

export function SheetEnd({ notes }: { notes: string }) {
  const { brand } = useCartSettings();
  const cart = useCart();
  const currency = useCurrency();
  const deposit = cart.prices?.deposit_total;
  const { rates, sum, legend } = vatRows(cart);
  return (
    <div className="sheet__end">
      <div>
        {notes && (
          <section>
            <h2>{text.summary.notes}</h2>
            <p className="written">{notes}</p>
          </section>
        )}
        <section>
          <h2>{printText.validity}</h2>
          <p>{currency === 'PLN' ? printText.validZloty : printText.valid(currency)}</p>
        </section>
      </div>
      <div>
        <table>
          <thead>
            <tr>
              <th className="sheet__text">{printText.rate}</th>
              <th>{printText.net}</th>
              <th>{text.items.vat}</th>
              <th>{printText.gross}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map((row) => (
              <Row key={row.rate} {...row} />
            ))}
            <Row {...sum} isSum />
          </tbody>
        </table>
        {legend.length > 0 && <p className="sheet__muted">{legend.join(', ')}</p>}
        {deposit && (
          <p className="sheet__deposit">
            <span>{text.totals.deposit}</span>
            <span>{formatMoney(deposit, currency)}</span>
          </p>
        )}
        <p className="sheet__sum">
          <span>{totalTerm(cart, brand)}</span>
          <span>{totalOf(cart, currency)}</span>
        </p>
        <slot name="after-totals" />
      </div>
    </div>
  );
}

const Row = ({ rate, net, vat, gross, isSum = false }: VatRow & { isSum?: boolean }) => (
  <tr className={isSum ? 'sheet__row--sum' : undefined}>
    <td className="sheet__text">{rate}</td>
    <td>{net}</td>
    <td>{vat}</td>
    <td>{gross}</td>
  </tr>
);
