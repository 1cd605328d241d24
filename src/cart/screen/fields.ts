/** Decides what the first screen shows of a line's further fields: inputs, or their values if the cart is locked. */
import type { Values } from '../../element/said';
import { isEmpty, labelOf, readable, saidOf } from '../session/fields';
import { placeOf, type ExtraField } from '../wire/extra';
import { foldLabel, saidTogether, shown } from '../extra/shown';
import { text } from '../text';
import type { CartItem } from '../wire/item';

export const isOfLine = (field: ExtraField): boolean => placeOf(field) === 'line';

export function lineFields(all: readonly ExtraField[], item: CartItem, locked: boolean): Values {
  const fields = all.filter(isOfLine).map((field) => ({ field, said: saidOf(field, {}, { key: '', item }) }));
  return {
    note: saidTogether(all.filter(isOfLine), (field) => saidOf(field, {}, { key: '', item })),
    fold: foldLabel(all.filter(isOfLine)),
    required: fields.some(({ field }) => field.required),
    asked: locked ? [] : fields.map(({ field, said }) => asked(field, said, item)),
    told: (locked ? fields : []).flatMap(({ field, said }) =>
      said === '' ? [] : [{ told: `${labelOf(field)}: ${readable(field, said)}` }],
    ),
  };
}

function asked(field: ExtraField, said: string, item: CartItem): Values {
  const { name, type, required, options, help } = field;
  const chooses = type === 'select';
  return {
    field: name,
    label: labelOf(field),
    ofLine: text.extra.ofLine(labelOf(field), item.product_name),
    kind: type,
    chooses,
    required,
    lacks: required && isEmpty(field, said),
    help: chooses ? undefined : help,
    options: options.map(({ value, label }) => ({ value, title: label ?? value, chosen: value === said })),
    said: shown(field, said),
  };
}
