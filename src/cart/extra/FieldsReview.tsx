/** Decides which further fields are repeated before ordering and on the printed sheet. */
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { formatDay } from '../../ui/day';
import { useCart, useCartSettings } from '../parts/CartContext';
import { labelOf, readable, saidOf } from '../session/fields';
import { placeOf } from '../wire/extra';
import { isLocked } from '../session/rules';
import { text } from '../text';
import { shown } from './shown';

export function FieldsReview() {
  const { goTo } = useCartSettings();
  const cart = useCart();
  const fields = cart.extra_fields.flatMap((field) => {
    const place = placeOf(field);
    const value = saidOf(field);
    const isHere = place !== 'line' && place !== 'summary' && (value !== '' || field.required);
    return isHere ? [{ field, value }] : [];
  });
  if (fields.length === 0) return null;
  return (
    <Card
      title={text.extra.title}
      part="extra-review"
      action={
        !isLocked(cart) && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`${text.change}: ${text.extra.title}`}
            onClick={() => void goTo('/addresses')}
          >
            {text.change}
          </Button>
        )
      }
    >
      <dl className="facts">
        {fields.map(({ field, value }) => (
          <div key={field.name}>
            <dt>{labelOf(field)}</dt>
            <dd>
              {value === ''
                ? text.summary.notChosen
                : field.type === 'date'
                  ? formatDay(value)
                  : shown(field, readable(field, value))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
