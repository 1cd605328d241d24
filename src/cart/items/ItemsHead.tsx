/** The columns of a table of lines (rule C9), with other headings if net prices come first. */
import type { Prices } from '../../page/currency';
import { text } from '../text';

const COLUMNS = ['name', 'net', 'gross', 'quantity', 'package', 'total'] as const;
const NET_FIRST: Partial<Record<(typeof COLUMNS)[number], string>> = {
  get gross() {
    return text.items.vat;
  },
  get total() {
    return text.items.netTotal;
  },
};

/** `removable` adds the column of the remove buttons, whose heading is only for screen readers. */
export const ItemsHead = ({ removable, prices }: { removable: boolean; prices: Prices }) => (
  <thead role="rowgroup" className="items__head">
    <tr role="row" className="items__row">
      {COLUMNS.map((column) => (
        <th key={column} role="columnheader" scope="col" className={`items__${column}`}>
          {(prices === 'net' && NET_FIRST[column]) || text.items[column]}
        </th>
      ))}
      {removable && (
        <th role="columnheader" scope="col" className="items__remove">
          <span className="only-spoken">{text.items.remove}</span>
        </th>
      )}
    </tr>
  </thead>
);
