/** Decides the columns of a table of lines (rule C9). */
import { text } from '../text';

const COLUMNS = ['name', 'net', 'gross', 'quantity', 'package', 'total'] as const;

/** `removable` adds the column of the remove buttons, whose heading is spoken only. */
export const ItemsHead = ({ removable }: { removable: boolean }) => (
  <thead role="rowgroup" className="items__head">
    <tr role="row" className="items__row">
      {COLUMNS.map((column) => (
        <th key={column} role="columnheader" scope="col" className={`items__${column}`}>
          {text.items[column]}
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
