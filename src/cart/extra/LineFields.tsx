/** Decides how a line shows its further fields: as inputs, or read-only with their values. */
import { useCart, useCartState } from '../parts/CartContext';
import { labelOf, readable, saidOf } from '../session/fields';
import { placeOf } from '../wire/extra';
import { overlayOf } from '../session/pending';
import { lineKey } from '../wire/keys';
import { FieldInput, type LineOf } from './FieldInput';

export function LineFields({ locked, ...line }: LineOf & { locked: boolean }) {
  const fields = useCart((cart) => cart.extra_fields);
  const asked = fields.filter((one) => placeOf(one) === 'line');
  return (
    asked.length > 0 && (
      <div className="extra extra--line" part="line-fields">
        {asked.map((field) =>
          locked ? (
            <LineFact key={field.name} field={field} {...line} />
          ) : (
            <FieldInput key={field.name} field={field} line={line} disabled={false} />
          ),
        )}
      </div>
    )
  );
}

function LineFact({ field, item, cartId }: LineOf & { field: Parameters<typeof saidOf>[0] }) {
  const key = lineKey(cartId, item.id);
  const said = useCartState((state) => saidOf(field, overlayOf(state).fields, { key, item }));
  return said !== '' && <span className="product__fact">{`${labelOf(field)}: ${readable(field, said)}`}</span>;
}
