/** A length field in metres. If a value only makes sense in centimetres, it offers the conversion, but never blocks typing. */
import { useEffect, useRef } from 'react';
import { ownSign } from '../../fields/amount';
import { TextField } from '../../fields/TextField';
import { TYPING_PAUSE } from '../../page/clock';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { fieldNumber } from '../../ui/money';
import { text } from '../text';
import { fromCentimetres, isTooLong, lengthOf } from './amounts';
import { lengthError } from './words';

const words = text.calculator;

interface LengthFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** Maximum plausible length in metres; greater values are probably centimetres. */
  readonly max: number;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

export function LengthField({ value, max, onChange, ...props }: LengthFieldProps) {
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const isDoubted = !props.disabled && isTooLong(value, max);
  const metres = fieldNumber(lengthOf(value) ?? '');
  const [doubt, centimetres] = [words.doubt(metres), words.centimetres(metres)];
  useEffect(() => {
    if (!isDoubted) return;
    const timer = setTimeout(() => announce(`${doubt} ${centimetres}`), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [isDoubted, doubt, centimetres, announce]);
  const read = () => {
    // The button disappears.
    field.current?.focus();
    onChange(fromCentimetres(value));
  };
  return (
    <TextField
      {...props}
      ref={field}
      value={value}
      inputMode="decimal"
      align="end"
      after={words.metres}
      spell={ownSign}
      validate={lengthError}
      hint={
        isDoubted && (
          <span className="length__doubt">
            <span>{`${doubt} `}</span>
            <Button size="small" onClick={read}>
              {centimetres}
            </Button>
          </span>
        )
      }
      onChange={onChange}
    />
  );
}
