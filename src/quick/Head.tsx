/** The headings of the list, and whether its prices are net or gross. */
import type { Money } from './RowLine';
import type { Row } from './rows';
import { quickText } from './text';

/** The kind of displayed prices: net, unless the shop sends only gross prices. */
export const moneyOf = (rows: readonly Row[]): Money => {
  const priced = rows.filter(({ product }) => (product?.price_net ?? product?.price_gross) !== undefined);
  return priced.length > 0 && priced.every(({ product }) => product?.price_net === undefined) ? 'gross' : 'net';
};

export const Head = ({ money }: { money: Money }) => (
  <div role="row" className="line line--head">
    <span role="columnheader" className="line__number">
      {quickText.number}
    </span>
    <span role="columnheader">{quickText.code}</span>
    <span role="columnheader">{quickText.product}</span>
    <span role="columnheader">{quickText.quantity}</span>
    <span role="columnheader" className="number">
      {quickText.price[money]}
    </span>
    <span role="columnheader" className="number">
      {quickText.sum[money]}
    </span>
    <span role="cell" />
  </div>
);
