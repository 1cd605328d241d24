/** The card of further fields of the order or its delivery, with the server's messages about them. */
import { Card } from '../../ui/Card';
import { useCart, useCartState } from '../parts/CartContext';
import { Late } from '../parts/Late';
import { Slot } from '../parts/Slot';
import { placeOf } from '../wire/extra';
import { labelOf } from '../session/fields';
import { overlayOf } from '../session/pending';
import { isLocked } from '../session/rules';
import { text } from '../text';
import { FieldInput } from './FieldInput';

/** Few shops ask for a file. */
const fileField = async () => (await import('./file/FileField')).FileField;

export function ExtraFields({ scope }: { scope: 'order' | 'delivery' }) {
  const all = useCart((cart) => cart.extra_fields);
  const locked = useCart(isLocked);
  const fields = all.filter((one) => placeOf(one) === scope);
  // The slot appears once per step, and only while no field displays the message itself.
  const isFirst = scope === 'delivery' || all.every((one) => placeOf(one) !== 'delivery');
  return (
    fields.length > 0 && (
      <Card title={scope === 'delivery' ? text.extra.delivery : text.extra.title} part="extra-fields">
        <div className="extra">
          {isFirst && <FieldsSlot />}
          {fields.map((field) =>
            field.type === 'file' ? (
              <Late key={field.name} load={fileField} field={field} disabled={locked}>
                <p>{labelOf(field)}</p>
              </Late>
            ) : (
              <FieldInput key={field.name} field={field} disabled={locked} />
            ),
          )}
        </div>
      </Card>
    )
  );
}

function FieldsSlot() {
  const isInField = useCartState((state) => Object.keys(overlayOf(state).fields).length > 0);
  return !isInField && <Slot name="extra_field" />;
}
