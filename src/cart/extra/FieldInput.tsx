/** The input of one further field, saved while the buyer types, without losing a keystroke. */
import { useState } from 'react';
import { SelectField } from '../../fields/SelectField';
import { TextField } from '../../fields/TextField';
import { fieldText } from '../../fields/text';
import { useMissingError } from '../parts/useMissingError';
import { useSlotPlace } from '../parts/useSlotPlace';
import { useCartSettings, useCartState, useSaving } from '../parts/CartContext';
import { labelOf, fieldValue } from '../session/fields';
import { fieldKey, lineKey } from '../wire/keys';
import { overlayOf } from '../session/pending';
import type { ExtraField } from '../wire/extra';
import type { CartItem } from '../wire/item';
import type { Id } from '../../http/tolerant';
import { text } from '../text';
import { fieldError, FIRST_DAY, LAST_DAY, sentValue } from './sent-value';
import { displayValue } from './display';

interface FieldInputProps {
  readonly field: ExtraField;
  /** Absent for a field of the order. */
  readonly line?: LineOf | undefined;
  readonly disabled: boolean;
}

/** A line and its cart. */
export interface LineOf {
  readonly item: CartItem;
  readonly cartId: Id;
}

export function FieldInput({ field, line, disabled }: FieldInputProps) {
  const { session } = useCartSettings();
  const { name, type, required, options, help } = field;
  const item = line?.item;
  const of = line && { item: line.item, key: lineKey(line.cartId, line.item.id) };
  const key = fieldKey(name, of?.key);
  const saved = useCartState((state) => fieldValue(field, overlayOf(state).fields, of));
  const saving = useSaving(key);
  const isPending = useCartState((state) => overlayOf(state).fields[key] !== undefined);
  const isUnsaved = isPending && !saving;
  // The field displays its own refusal. While a refused value is saved again, the message must not jump to another place.
  useSlotPlace('extra_field', isPending);
  const refusal = useCartState((state) => state.messages.get('extra_field')?.messages.join(' '));
  /** While the buyer types, the field keeps the typed text: a server that trims would remove the space before the next word. */
  const [written, setWritten] = useState<string>();
  /** The date input is incomplete; browsers report an empty value for it. */
  const [isPart, setPart] = useState(false);
  const value = written ?? displayValue(field, saved);
  const isUnread = written !== undefined && (isPart || sentValue(field, written) === undefined);
  const change = (next: string, partly = false) => {
    setWritten(next);
    setPart(partly);
    const sent = partly ? undefined : sentValue(field, next);
    if (sent !== undefined) void session.writeField(name, sent, line && { cartId: line.cartId, id: line.item.id });
  };
  const isMissing = useMissingError(item ? 'missing_line_field' : 'missing_field', required && value.trim() === '');
  const label = item ? text.extra.ofLine(labelOf(field), item.product_name) : labelOf(field);
  const props = {
    label,
    name: `extra-${name}`,
    value,
    onChange: change,
    required,
    optional: !required && !item,
    error: isUnsaved ? refusal || text.extra.unsaved : isMissing && fieldText.empty,
    disabled,
  };
  return (
    <div
      className="extra__field"
      data-empty={required && value.trim() === '' ? '' : undefined}
      // An unreadable text stays in the field, and is marked.
      onBlur={() => isUnread || setWritten(undefined)}
    >
      {item && (
        <span className="extra__label" aria-hidden="true">
          {labelOf(field)}
        </span>
      )}
      {type === 'select' ? (
        <SelectField
          {...props}
          // The printed form offers nothing else, and the view must look the same.
          fixed={item !== undefined}
          labelHidden={item !== undefined}
          placeholder={text.extra.choose}
          options={options.map((one) => ({ value: one.value, label: one.label ?? one.value }))}
        />
      ) : (
        <TextField
          {...props}
          labelHidden={item !== undefined}
          hint={help}
          type={type === 'date' || type === 'tel' || type === 'email' ? type : 'text'}
          inputMode={type === 'number' ? 'decimal' : undefined}
          autoComplete={item || type === 'text' || type === 'number' ? 'off' : type === 'date' ? undefined : type}
          validate={(raw) => fieldError(field, raw)}
          blank={isPart ? text.extra.day : undefined}
          unread={isUnread}
          min={type === 'date' ? FIRST_DAY : undefined}
          max={type === 'date' ? LAST_DAY : undefined}
        />
      )}
    </div>
  );
}
