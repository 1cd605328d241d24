/** The table of the printed sheet: one body per cart with its subtotal, then voucher and delivery. */
import type { Id } from '../../http/tolerant';
import { useCart, useCartSettings, useCurrency } from '../parts/CartContext';
import { subtotalOf } from '../items/figures';
import { nameOf, tablesOf } from '../session/rules';
import { text } from '../text';
import { printText } from '../later/text';
import { furtherRows, lineRow, type SheetRow } from './rows';

const COLUMNS = 9;
/** Longer product codes wrap. */
const LONG = 16;

export function SheetLines() {
  const { brand } = useCartSettings();
  const cart = useCart();
  const currency = useCurrency();
  const tables = tablesOf(cart);
  const counts = tables.map(({ items }) => items.length);
  const before = (at: number) => counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  return (
    <table className="sheet__lines">
      <thead>
        <tr>
          <th>{printText.number}</th>
          <th className="sheet__text">{printText.index}</th>
          <th className="sheet__text">{text.items.name}</th>
          <th>{text.items.quantity}</th>
          <th className="sheet__text">{printText.unit}</th>
          <th>{text.items.net}</th>
          <th>{text.items.vat}</th>
          <th>{text.items.netTotal}</th>
          <th>{text.items.total}</th>
        </tr>
      </thead>
      {tables.map((table, at) => (
        <tbody key={table.id}>
          {cart.is_master && (
            <tr>
              <th className="sheet__text" colSpan={COLUMNS} scope="rowgroup">
                {nameOf(table)}
              </th>
            </tr>
          )}
          {table.items.map((item, index) => (
            <Row key={item.id} id={item.id} number={before(at) + index + 1} {...lineRow(cart, table.id, item)} />
          ))}
          {cart.is_master && (
            <tr>
              <td colSpan={COLUMNS}>{subtotalOf(table, currency)}</td>
            </tr>
          )}
        </tbody>
      ))}
      <tbody>
        {furtherRows(cart, brand).map((row, index) => (
          <Row key={row.name} number={before(counts.length) + index + 1} {...row} />
        ))}
      </tbody>
    </table>
  );
}

/** `id`: of the cart's line, for the page's own content. */
const Row = ({ id, number, name, more, ...row }: SheetRow & { number: number; id?: Id }) => (
  <tr>
    <td>{number}</td>
    <td className={`sheet__text${row.index.length > LONG ? ' sheet__index--long' : ''}`}>{row.index}</td>
    <td className="sheet__text sheet__name">
      <span>{name}</span>
      {more.map((one) => (
        <small key={one}>{` ${one}`}</small>
      ))}
      {id !== undefined && (
        <>
          <slot name={`line-${id}`} />
          <slot name={`line-end-${id}`} />
        </>
      )}
    </td>
    <td>{row.quantity}</td>
    <td className="sheet__text">{row.unit}</td>
    <td>{row.price}</td>
    <td>{row.rate}</td>
    <td>{row.net}</td>
    <td>{row.gross}</td>
  </tr>
);
