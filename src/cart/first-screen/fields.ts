/** Values of a line's further fields for the first screen: inputs, or texts if the cart is locked. */
import type { Values } from '../../element/template-expression';
import { isEmpty, labelOf, readableValue, fieldValue } from '../session/fields';
import { placeOf, type ExtraField } from '../wire/extra';
import { foldLabel, joinedValues, displayValue } from '../extra/display';
import { text } from '../text';
import { isDeposit, type CartItem } from '../wire/item';

export const isOfLine = (field: ExtraField): boolean => placeOf(field) === 'line';

export function lineFields(all: readonly ExtraField[], item: CartItem, locked: boolean): Values {
  const fields = (isDeposit(item) ? [] : all.filter(isOfLine)).map((field) => ({
    field,
    value: fieldValue(field, {}, { key: '', item }),
  }));
  return {
    note: joinedValues(all.filter(isOfLine), (field) => fieldValue(field, {}, { key: '', item })),
    fold: foldLabel(all.filter(isOfLine)),
    required: fields.some(({ field }) => field.required),
    asked: locked ? [] : fields.map(({ field, value }) => inputOf(field, value, item)),
    told: (locked ? fields : []).flatMap(({ field, value }) =>
      value === '' ? [] : [{ told: `${labelOf(field)}: ${readableValue(field, value)}` }],
    ),
  };
}

function inputOf(field: ExtraField, current: string, item: CartItem): Values {
  const { name, type, required, options, help } = field;
  const chooses = type === 'select';
  return {
    field: name,
    label: labelOf(field),
    ofLine: text.extra.ofLine(labelOf(field), item.product_name),
    kind: type,
    chooses,
    required,
    lacks: required && isEmpty(field, current),
    help: chooses ? undefined : help,
    options: options.map(({ value, label }) => ({ value, title: label ?? value, chosen: value === current })),
    said: displayValue(field, current),
  };
}
