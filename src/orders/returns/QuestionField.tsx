/** Renders a question of a return: the shop's own field, about a line or about all of it. */
import { SelectField } from '../../fields/SelectField';
import { TextField } from '../../fields/TextField';
import type { FieldProps } from '../../fields/useFields';
import type { Question } from './question';
import { returnText } from './text';

interface QuestionProps {
  readonly question: Question;
  readonly field: FieldProps;
  readonly of?: string;
}

const INPUTS: Readonly<Record<string, 'date' | 'email' | 'tel'>> = {
  date: 'date',
  email: 'email',
  tel: 'tel',
};

export const nameIn = ({ label, name }: Question): string => label || name;

export function QuestionField({ question, field, of }: QuestionProps) {
  const { type, options, required, help } = question;
  const label = (
    <>
      <span>{nameIn(question)}</span>
      {of && <span className="only-spoken">{`: ${of}`}</span>}
    </>
  );
  if (type !== 'select')
    return (
      <TextField
        {...field}
        label={label}
        hint={help}
        type={INPUTS[type ?? ''] ?? 'text'}
        inputMode={type === 'number' ? 'decimal' : undefined}
        autoComplete="off"
        required={required}
        optional={!required}
      />
    );
  const { enterKeyHint: _, validate: __, ...select } = field;
  return (
    <SelectField
      {...select}
      label={label}
      required={required}
      optional={!required}
      placeholder={returnText.choose}
      options={options.map(({ value, label: name }) => ({ value, label: name ?? value }))}
    />
  );
}
