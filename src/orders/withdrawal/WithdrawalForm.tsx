/** The first step of a withdrawal: name, contract, e-mail for the receipt, and optionally lines. */
import { Checkbox } from '../../fields/Checkbox';
import { TextField } from '../../fields/TextField';
import type { Fields } from '../../fields/useFields';
import { WrongFields } from '../../fields/WrongFields';
import { Button } from '../../ui/Button';
import { amountOf, type Lines, type Values } from './form';
import { text } from './text';

interface WithdrawalFormProps {
  readonly fields: Fields<Values>;
  readonly lines: Lines;
  readonly onNext: (values: Values) => void;
  readonly onCancel: () => void;
}

export function WithdrawalForm({ fields, lines, onNext, onCancel }: WithdrawalFormProps) {
  const { name, contract, email } = text;
  const { ref, field, check, wrong, goTo } = fields;
  const quantities = lines.map((line, at) => [`quantity-${at}`, text.quantityOf(line.name)]);
  return (
    <form
      className="withdrawal__panel"
      part="form"
      ref={ref}
      noValidate
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        const values = check();
        if (values) onNext(values);
      }}
    >
      <h2 className="withdrawal__title" tabIndex={-1}>
        {text.title}
      </h2>
      <p className="muted">{text.lead}</p>
      <WrongFields
        wrong={wrong}
        goTo={goTo}
        labels={{ name, contract, email, ...Object.fromEntries(quantities) }}
        counted={text.wrong}
      />
      <TextField {...field('name')} label={name} required autoComplete="name" />
      <TextField {...field('contract')} label={contract} required autoComplete="off" />
      <TextField {...field('email')} label={email} type="email" required autoComplete="email" />
      {lines.length > 0 && <LineChoice field={field} lines={lines} />}
      <div className="withdrawal__do">
        <Button type="submit" variant="primary">
          {text.next}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

function LineChoice({ field, lines }: Pick<Fields<Values>, 'field'> & { readonly lines: Lines }) {
  return (
    <fieldset className="withdrawal__lines" part="lines" aria-describedby="lines-hint">
      <legend>{text.lines}</legend>
      <p className="muted" id="lines-hint">
        {text.linesHint}
      </p>
      {lines.map((line, at) => {
        const { name, value, onChange } = field(`take-${at}`);
        return (
          <div key={at} className="withdrawal__line">
            <Checkbox name={name} label={line.name} checked={value !== ''} onChange={(is) => onChange(is ? '1' : '')} />
            {value !== '' && (
              <TextField
                {...field(`quantity-${at}`)}
                label={
                  <>
                    <span>{text.quantity}</span>
                    <span className="only-spoken">{`: ${line.name}`}</span>
                  </>
                }
                hint={line.quantity && text.ordered(amountOf(line))}
                inputMode="decimal"
                after={line.unit}
                required
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
