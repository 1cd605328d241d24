/** Renders the lines of an order as a table, with what the server adds to them and the totals below. */
import { times } from '../../http/decimal';
import type { Prices } from '../../page/currency';
import { codesOf } from '../../ui/codes/codes';
import { formatMoney, formatNumber } from '../../ui/money';
import { priceText, timesText } from '../../ui/price';
import type { EarlierLine, OrderCharge, WholeOrder } from '../schema';
import { text } from '../text';
import { detailsText } from './text';

/** A rounded gross price times the quantity is not the amount paid: without the lines' own gross totals, prices are net. */
const kindOf = (lines: readonly EarlierLine[], prices: Prices): Prices =>
  (prices === 'gross' && lines.every(({ total_gross }) => total_gross !== undefined)) ||
  lines.every(({ price_net }) => price_net === undefined)
    ? 'gross'
    : 'net';

interface OrderLinesProps {
  readonly order: WholeOrder;
  readonly currency: string;
  readonly prices: Prices;
}

export function OrderLines({ order, currency, prices }: OrderLinesProps) {
  const lines = order.lines.read;
  if (lines.length === 0) return <p className="muted">{text.table.none}</p>;
  const kind = kindOf(lines, prices);
  const isNet = kind === 'net';
  const [price, value] = isNet ? [text.table.price, text.table.value] : [text.table.priceGross, text.table.valueGross];
  return (
    <table className="table lines" part="table">
      <thead>
        <tr>
          <th scope="col">{text.table.product}</th>
          <th scope="col" className="number">
            {text.table.quantity}
          </th>
          <th scope="col" className="number">
            {price}
          </th>
          <th scope="col" className="number">
            {value}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const of = line[`price_${kind}`];
          const sum = line[`total_${kind}`] ?? (of && times(of, line.quantity));
          return (
            <tr key={index}>
              <th scope="row">
                {codesOf(line) && <span className="lines__index muted">{codesOf(line)}</span>}
                <span className="lines__name">{line.name}</span>
              </th>
              <td className="number">{`${formatNumber(line.quantity)} ${line.unit ?? ''}`}</td>
              <td className="number" data-label={price}>
                {of && priceText(of, currency, { unit: line.unit })}
              </td>
              <td className="number" data-label={value}>
                {sum && formatMoney(sum, currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
      {order.charges.length > 0 && (
        <tfoot>
          {sumsOf(order, kind).map(({ name, amount, isTotal = false }, index) => (
            <tr key={index} className={isTotal ? 'lines__total' : undefined}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td className="number">{formatMoney(amount, currency).replace('-', '\u2212')}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

interface Sum {
  readonly name: string;
  readonly amount: string | undefined;
  readonly isTotal?: boolean;
}

/** The rows that lead from the lines to the gross total: net prices take the way over the net total and VAT, deposits have no VAT. */
function sumsOf({ charges, total_net, total_vat, total_gross }: WholeOrder, kind: Prices) {
  const row = (one: OrderCharge, of: Prices): Sum => ({ name: chargeName(one), amount: one[`total_${of}`] });
  const gross = { name: detailsText.gross, amount: total_gross, isTotal: true };
  const all: readonly Sum[] =
    kind === 'gross'
      ? [...charges.map((one) => row(one, 'gross')), gross]
      : [
          ...charges.map((one) => row(one, 'net')),
          { name: detailsText.net, amount: total_net, isTotal: true },
          { name: detailsText.vat, amount: total_vat },
          ...charges.filter((one) => one.total_net === undefined).map((one) => row(one, 'gross')),
          gross,
        ];
  return all.flatMap((one) => (one.amount === undefined ? [] : [{ ...one, amount: one.amount }]));
}

const kinds: Readonly<Record<string, string>> = detailsText.charges;

/** `Kaucja (zwrotna): paleta, 2 szt.` */
function chargeName({ kind = '', name, quantity, unit }: OrderCharge): string {
  const word = Object.hasOwn(detailsText.charges, kind) ? kinds[kind] : undefined;
  const all = word && name ? detailsText.charge(word, name) : word || name || kind;
  return [all, quantity && timesText(formatNumber(quantity), unit)].filter(Boolean).join(', ');
}
