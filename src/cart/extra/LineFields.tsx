/** A line's further fields: folded until used, then inputs; read-only if the cart is locked. */
import { useCart, useCartState } from '../parts/CartContext';
import { labelOf, readableValue, fieldValue } from '../session/fields';
import { overlayOf } from '../session/pending';
import { lineKey } from '../wire/keys';
import { placeOf, type ExtraField } from '../wire/extra';
import { text } from '../text';
import { FieldInput, type LineOf } from './FieldInput';
import { foldLabel, joinedValues } from './display';

export function LineFields({ locked, ...line }: LineOf & { locked: boolean }) {
  const fields = useCart((cart) => cart.extra_fields);
  const lineFields = fields.filter((one) => placeOf(one) === 'line');
  if (lineFields.length === 0) return null;
  return locked ? <ReadOnlyFields fields={lineFields} {...line} /> : <Foldable fields={lineFields} {...line} />;
}

function ReadOnlyFields({ fields, item, cartId }: LineOf & { fields: readonly ExtraField[] }) {
  const of = { key: lineKey(cartId, item.id), item };
  const facts = useCartState((state) =>
    fields
      .map((field) => [labelOf(field), readableValue(field, fieldValue(field, overlayOf(state).fields, of))])
      .flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`]))
      .join('\n'),
  );
  return (
    facts !== '' && (
      <div className="extra extra--line" part="line-fields">
        {facts.split('\n').map((fact) => (
          <span key={fact} className="product__fact">
            {fact}
          </span>
        ))}
      </div>
    )
  );
}

/** A required field stays open (rule C18). */
function Foldable({ fields, ...line }: LineOf & { fields: readonly ExtraField[] }) {
  const key = lineKey(line.cartId, line.item.id);
  const summary = useCartState((state) =>
    joinedValues(fields, (field) => fieldValue(field, overlayOf(state).fields, { ...line, key })),
  );
  const isOpen = fields.some(({ required }) => required);
  return (
    <details
      className={`product__note${summary ? ' product__note--said' : ''}`}
      part="line-fields"
      open={isOpen || undefined}
      onToggle={({ currentTarget: note }) => note.open && !isOpen && note.querySelector('input')?.focus()}
    >
      <summary hidden={isOpen || undefined}>
        {summary ? (
          <>
            <span className="product__said">{`${summary} · `}</span>
            <b>{text.change}</b>
          </>
        ) : (
          <span>{foldLabel(fields)}</span>
        )}
      </summary>
      <div className="extra extra--line">
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} line={line} disabled={false} />
        ))}
      </div>
    </details>
  );
}
