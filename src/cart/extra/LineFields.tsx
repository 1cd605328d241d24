/** Decides how a line shows its further fields: as inputs, or read-only with their values. */
import { useCart, useCartState } from '../parts/CartContext';
import { labelOf, readable, saidOf } from '../session/fields';
import { overlayOf } from '../session/pending';
import type { CartItem } from '../wire/item';
import { FieldInput } from './FieldInput';

export function LineFields({ item, locked }: { item: CartItem; locked: boolean }) {
  const fields = useCart((cart) => cart.extra_fields);
  const asked = fields.filter(({ scope }) => scope === 'line');
  return (
    asked.length > 0 && (
      <div className="extra extra--line" part="line-fields">
        {asked.map((field) =>
          locked ? (
            <LineFact key={field.name} field={field} item={item} />
          ) : (
            <FieldInput key={field.name} field={field} item={item} disabled={false} />
          ),
        )}
      </div>
    )
  );
}

function LineFact({ field, item }: { field: Parameters<typeof saidOf>[0]; item: CartItem }) {
  const said = useCartState((state) => saidOf(field, overlayOf(state).fields, item));
  return said !== '' && <span className="product__fact">{`${labelOf(field)}: ${readable(field, said)}`}</span>;
}
