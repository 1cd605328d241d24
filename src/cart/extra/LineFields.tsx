/** Decides how a line shows its further fields: folded until they are used, as inputs, or read-only with their values. */
import { useCart, useCartState } from '../parts/CartContext';
import { labelOf, readable, saidOf } from '../session/fields';
import { overlayOf } from '../session/pending';
import { lineKey } from '../wire/keys';
import { placeOf, type ExtraField } from '../wire/extra';
import { text } from '../text';
import { FieldInput, type LineOf } from './FieldInput';
import { foldLabel, saidTogether } from './shown';

export function LineFields({ locked, ...line }: LineOf & { locked: boolean }) {
  const fields = useCart((cart) => cart.extra_fields);
  const asked = fields.filter((one) => placeOf(one) === 'line');
  if (asked.length === 0) return null;
  return locked ? <Told fields={asked} {...line} /> : <Foldable fields={asked} {...line} />;
}

function Told({ fields, item, cartId }: LineOf & { fields: readonly ExtraField[] }) {
  const of = { key: lineKey(cartId, item.id), item };
  const told = useCartState((state) =>
    fields
      .map((field) => [labelOf(field), readable(field, saidOf(field, overlayOf(state).fields, of))])
      .flatMap(([label, said]) => (said === '' ? [] : [`${label}: ${said}`]))
      .join('\n'),
  );
  return (
    told !== '' && (
      <div className="extra extra--line" part="line-fields">
        {told.split('\n').map((fact) => (
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
  const said = useCartState((state) =>
    saidTogether(fields, (field) => saidOf(field, overlayOf(state).fields, { ...line, key })),
  );
  const isOpen = fields.some(({ required }) => required);
  return (
    <details
      className={`product__note${said ? ' product__note--said' : ''}`}
      part="line-fields"
      open={isOpen || undefined}
      onToggle={({ currentTarget: note }) => note.open && !isOpen && note.querySelector('input')?.focus()}
    >
      <summary hidden={isOpen || undefined}>
        {said ? (
          <>
            <span className="product__said">{`${said} · `}</span>
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
