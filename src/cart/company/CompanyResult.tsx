/** The result of a lookup: a card to check, or what the register has and the form lacks. A closed company must be confirmed. */
import { Checkbox } from '../../fields/Checkbox';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { AddressLines } from '../parts/AddressLines';
import { unbroken } from '../parts/unbroken';
import { addressLine } from '../session/address-line';
import type { Company, CompanyAnswer } from '../wire/company';
import type { Filled } from './fill';
import { endedOf, factsOf } from './sentences';
import type { CompanyState, Lookup } from './state';
import { companyText } from './text';

interface CompanyResultProps extends Lookup {
  state: CompanyState;
  onState: (change: CompanyState) => void;
  isFolded: boolean;
  values: Readonly<Record<keyof Filled, string>>;
  labels: Readonly<Record<keyof Filled, string>>;
  replace: (given: Filled) => void;
  goTo: (name: string) => void;
  onChoose: (result: CompanyAnswer, company: Company) => void;
}

export function CompanyResult({ state, onState, isFolded, values, labels, ...props }: CompanyResultProps) {
  const { result, chosen, left, wrong } = props;
  const [sentence, ...further] = factsOf(result, chosen);
  const ended = chosen && endedOf(chosen);
  const candidates = typeof result === 'object' && chosen === undefined ? result.candidates : [];
  const names = Object.keys(left) as (keyof Filled)[];
  const onReplace = (name: keyof Filled) => {
    if (state.latest === undefined) return;
    const { [name]: value, ...rest } = left;
    props.replace({ [name]: value });
    onState({ latest: { ...state.latest, left: rest } });
    props.goTo(name);
  };
  return (
    <>
      {chosen && isFolded ? (
        <Notice status={ended ? 'info' : 'success'} title={values.name}>
          <AddressLines address={{ ...values, name: '', nip: undefined }} />
          <div className="company__row muted">
            <span>{sentence}</span>
            <button type="button" className="reasons__way" onClick={() => onState({ unfolded: { goTo: 'zip_code' } })}>
              {companyText.correct}
            </button>
          </div>
        </Notice>
      ) : (
        <Notice status={chosen ? 'success' : candidates.length > 0 ? 'info' : 'warning'} messages={[sentence]}>
          {candidates.length > 0 && (
            <ul className="company__list">
              {candidates.map((one, at) => (
                <li key={at}>
                  <Button size="small" onClick={() => props.onChoose(result as CompanyAnswer, one)}>
                    {unbroken(addressLine({ ...one, nip: one.nip, region: one.region }))}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {ended && (
        <Notice status="error" messages={[ended]}>
          <Checkbox
            label={companyText.despite}
            name="ended"
            required
            checked={state.isConfirmed === true}
            error={state.isConfirmed === false ? companyText.unconfirmed : undefined}
            onChange={(isConfirmed) => onState({ isConfirmed: isConfirmed || undefined })}
          />
        </Notice>
      )}
      <Notice status="warning" messages={further} />
      {wrong.length > 0 && <Notice status="error" messages={[companyText.unfit, ...wrong]} />}
      {names.length > 0 && (
        <Notice status="info" messages={[companyText.differs]}>
          <ul className="company__list">
            {names.map((name) => (
              <li key={name}>
                <span>{`${labels[name]}: ${left[name]}`}</span>
                <Button
                  size="small"
                  aria-label={`${companyText.replace}: ${labels[name]}`}
                  onClick={() => onReplace(name)}
                >
                  {companyText.replace}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
