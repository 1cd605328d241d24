/** Lists the further fields on the summary, before ordering. */
import { Card } from '../../ui/Card';
import { formatDay } from '../../ui/day';
import { useCart } from '../parts/CartContext';
import { ChangeButton } from '../parts/ChangeButton';
import { labelOf, readableValue, fieldValue } from '../session/fields';
import { placeOf } from '../wire/extra';
import { text } from '../text';
import { displayValue } from './display';

export function FieldsReview() {
  const cart = useCart();
  const fields = cart.extra_fields.flatMap((field) => {
    const place = placeOf(field);
    const value = fieldValue(field);
    const isOwn = place === 'approval' || place === 'quote';
    const isHere = place !== 'line' && place !== 'summary' && (value !== '' || (field.required && !isOwn));
    return isHere ? [{ field, value }] : [];
  });
  if (fields.length === 0) return null;
  return (
    <Card
      title={text.extra.title}
      part="extra-review"
      action={<ChangeButton of={text.extra.title} step="/addresses" />}
    >
      <dl className="facts">
        {fields.map(({ field, value }) => (
          <div key={field.name}>
            <dt>{labelOf(field)}</dt>
            <dd>
              {value === ''
                ? field.type === 'select'
                  ? text.summary.notChosen
                  : text.summary.notGiven
                : field.type === 'date'
                  ? formatDay(value)
                  : displayValue(field, readableValue(field, value))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
