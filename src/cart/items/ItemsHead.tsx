/** Decides the columns of a table of lines (spec section 2, Step 1). */
import { text } from '../text';

/** `removable` adds the column of the remove buttons, whose heading is spoken only. */
export function ItemsHead({ removable }: { removable: boolean }) {
  const { name, net, gross, quantity, package: pack, total, remove } = text.items;
  return (
    <thead role="rowgroup" className="items__head">
      <tr role="row" className="items__row">
        <th role="columnheader" scope="col" className="items__name">
          {name}
        </th>
        <th role="columnheader" scope="col" className="items__net">
          {net}
        </th>
        <th role="columnheader" scope="col" className="items__gross">
          {gross}
        </th>
        <th role="columnheader" scope="col" className="items__quantity">
          {quantity}
        </th>
        <th role="columnheader" scope="col" className="items__package">
          {pack}
        </th>
        <th role="columnheader" scope="col" className="items__total">
          {total}
        </th>
        {removable && (
          <th role="columnheader" scope="col" className="items__remove">
            <span className="only-spoken">{remove}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
