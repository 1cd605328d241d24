/** One editable line of the cart. The row renders again only when its own line changes. */
import { memo, useId } from 'react';
import { QuantityField } from '../../fields/QuantityField';
import type { Id } from '../../http/tolerant';
import { trashGlyph } from '../../ui/glyph';
import { IconButton } from '../../ui/IconButton';
import { linkUrl } from '../../page/safe-url';
import { fieldNumber, formatMoney, withUnit } from '../../ui/money';
import { Notice } from '../../ui/Notice';
import { useCartSettings } from '../parts/CartContext';
import { Late } from '../parts/Late';
import { PriceButton } from '../pricing/PriceButton';
import { text } from '../text';
import type { QuantityChange } from '../changes/sentences';
import { ProductName } from './ProductName';
import { lineKey } from '../wire/keys';
import { quantityBounds, displayedQuantity } from '../session/quantities';
import { isDeposit, type CartItem } from '../wire/item';
import { cheaperOf, figuresOf, stockOf } from './figures';
import { PickLine } from './LineTools';
import { isSecondPress } from './second-press';
import { SpokenParts } from './SpokenParts';

const loadChanged = () => import('../changes/ChangesNotice').then((changes) => changes.ChangedQuantity);

interface ItemRowProps {
  item: CartItem;
  cartId: Id;
  currency: string;
  /** A pending quantity. Default: the line's own. */
  edited: number | undefined;
  saving: boolean;
  removing: boolean;
  /** Set if the shop changed the quantity by itself. */
  changed: QuantityChange | undefined;
  /** True if the notice above the summary lists this line's change. */
  isNews: boolean;
  /** Locked carts display values, not fields. */
  locked: boolean;
  isOrder: boolean;
  isFew?: boolean | undefined;
  /** The line's number, if lines are numbered. */
  number: number | undefined;
  /** Whether it is selected for a bulk action; undefined while lines cannot be selected. */
  picked: boolean | undefined;
  /** Whether the page fills the slot `line-{id}`, and `line-end-{id}`. */
  isFilled: boolean;
  isEndFilled: boolean;
  onRemove: (item: CartItem) => void;
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, cartId, currency, edited, saving, removing, locked, isOrder, isNews, number, picked, onRemove } = props;
  const isStop = props.isFew && linkUrl(item.url) === undefined;
  const changed = isOrder ? undefined : props.changed;
  const { session, trader, prices } = useCartSettings();
  const quantity = displayedQuantity(item, edited);
  // The server has neither accepted nor refused it: the next action sends it again.
  const unsaved = edited !== undefined && !saving;
  const noteId = useId();
  const { net } = item.prices;
  const isNet = prices === 'net';
  const { second, sum } = figuresOf(item, prices, currency);
  const stock = stockOf(item, String(quantity), locked);
  const cheaper = cheaperOf(item, String(quantity), prices, currency, locked);
  const isPart = isDeposit(item);
  const isFixed = locked || isPart;
  return (
    <tr
      role="row"
      className={`items__row${removing ? ' items__row--leaving' : ''}${isNews ? ' items__row--news' : ''}${isPart ? ' items__row--deposit' : ''}`}
      part="row"
      data-item={item.id}
      tabIndex={isOrder ? (isStop ? 0 : -1) : undefined}
      aria-busy={removing || undefined}
    >
      <th role="rowheader" scope="row" className="items__name" data-nr={number}>
        {picked !== undefined && <PickLine item={item} line={lineKey(cartId, item.id)} picked={picked} />}
        <ProductName item={item} cartId={cartId} locked={locked} isOrder={isOrder} isFilled={props.isFilled} />
      </th>
      <td role="cell" className="items__net number" data-label={text.items.netShort}>
        <span data-unit={item.unit}>{formatMoney(net, currency)}</span>
        {trader && !isFixed && (
          <PriceButton
            name={item.product_name}
            current={net}
            minimum={item.prices.minimal_price_net}
            slot="add_discount"
            save={(price) => session.addDiscount(cartId, item.id, price)}
          />
        )}
      </td>
      <td
        role="cell"
        className="items__gross number"
        data-label={isNet ? text.items.vat : text.items.grossShort}
        data-unit={item.unit}
      >
        {second}
      </td>
      <td role="cell" className="items__quantity">
        {isFixed ? (
          <span className="number">{withUnit(fieldNumber(String(quantity)), item.unit)}</span>
        ) : (
          <QuantityField
            label={text.items.quantityOf(item.product_name)}
            of={item.product_name}
            value={quantity}
            {...quantityBounds(item)}
            unit={item.unit}
            busy={saving}
            disabled={removing}
            invalid={unsaved}
            describedBy={[changed && `${noteId}-changed`, unsaved && noteId].filter(Boolean).join(' ')}
            onRemove={() => onRemove(item)}
            onChange={(value, how) => void session.setQuantity(cartId, item.id, value, how === 'step')}
          />
        )}
        {stock && (
          <span
            className={`items__stock${stock.low ? ' items__stock--low' : ''}${stock.ample ? ' items__stock--ample' : ''}`}
          >
            {stock.stock}
          </span>
        )}
        {cheaper && <span className="items__step">{cheaper}</span>}
        {item.availability?.parts[0] && <SpokenParts sentence={stock?.stock ?? ''} saving={edited !== undefined} />}
        {item.price_steps[0] && !locked && <SpokenParts sentence={cheaper ?? ''} saving={edited !== undefined} />}
        {changed && <Late load={loadChanged} id={`${noteId}-changed`} change={changed} />}
        {unsaved && <Notice id={noteId} status="warning" variant="inline" messages={[text.items.unsaved]} />}
      </td>
      <td role="cell" className="items__package" data-label={item.is_package ? text.items.package : undefined}>
        {item.is_package ? text.items.yes : text.items.no}
      </td>
      <td
        role="cell"
        className={`items__total number${saving ? ' items__total--stale' : ''}`}
        data-label={isNet ? text.items.netShort : undefined}
      >
        {sum}
      </td>
      {!locked && (
        <td role="cell" className="items__remove">
          {!isPart && (
            <IconButton
              label={text.items.removeItem(item.product_name)}
              busy={removing}
              size="small"
              onClick={(event) => isSecondPress(event) || onRemove(item)}
            >
              {trashGlyph}
            </IconButton>
          )}
        </td>
      )}
      {props.isEndFilled && (
        <td role="cell" className="items__end">
          <slot name={`line-end-${item.id}`} />
        </td>
      )}
    </tr>
  );
});
