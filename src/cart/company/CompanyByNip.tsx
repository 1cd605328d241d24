/** Fills a company's address from its tax number: field, register lookup, result (rules A11, A12). */
import { useEffect, useEffectEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../../fields/TextField';
import { nip as isNip, nipDigits } from '../../fields/validators';
import { Button } from '../../ui/Button';
import { useAnnounce } from '../../ui/LiveRegion';
import { addressLine } from '../session/address-line';
import type { Company, CompanyAnswer } from '../wire/company';
import { CompanyResult } from './CompanyResult';
import { lookUpCompany, type LookupResult } from './look-up';
import { companyFields, type Filled } from './fill';
import { sentencesOf } from './sentences';
import type { CompanyState, Lookup } from './state';
import { companyText } from './text';

interface CompanyByNipProps {
  field: Omit<TextFieldProps, 'label'>;
  /** The page's own `company-url`; without it there is no lookup. */
  url: string | undefined;
  state: CompanyState;
  onState: (change: CompanyState) => void;
  /** The address fields are hidden: the company is a card. */
  isFolded: boolean;
  /** The form's values. */
  values: Readonly<Record<keyof Filled, string>>;
  labels: Readonly<Record<keyof Filled, string>>;
  /** Fills the fields that may be overwritten. `isWhole`: the form accepts the result as it is. */
  fill: (given: Filled) => Pick<Lookup, 'left' | 'wrong'> & { isWhole: boolean };
  replace: (given: Filled) => void;
  /** Empties the fields that these values have filled. */
  clear: (given: Filled) => void;
  onUnderWay: (isUnderWay: boolean) => void;
  goTo: (name: string) => void;
}

export function CompanyByNip({ field, url, state, onState, isFolded, ...props }: CompanyByNipProps) {
  const { fill, clear, onUnderWay, goTo } = props;
  const { latest, removed } = state;
  const announce = useAnnounce();
  /** The number of the lookup under way. */
  const [underWay, setUnderWay] = useState<string>();
  const [answer, setAnswer] = useState<{ nip: string; result: LookupResult }>();
  const nip = nipDigits(field.value);
  const busy = underWay === nip;
  const now = latest?.nip === nip ? latest : undefined;

  const take = (result: CompanyAnswer, chosen: Company, of = nip) => {
    const { left, wrong, isWhole } = fill(companyFields(chosen));
    onState({
      latest: { nip: of, result, chosen, left, wrong },
      removed: undefined,
      isConfirmed: undefined,
      ...(!isWhole && { unfolded: {} }),
    });
    const line = isWhole && addressLine({ ...chosen, nip: chosen.nip, region: chosen.region });
    announce([...(line ? [`${line}.`] : []), ...sentencesOf(result, chosen), ...wrong].join(' '));
  };
  // An effect event reads the form's values at the time of the response, not of the request.
  const settle = useEffectEvent((answer: { nip: string; result: LookupResult }) => {
    const { result } = answer;
    if (answer.nip !== nip) return;
    setUnderWay(undefined);
    if (typeof result === 'object' && result.company) return take(result, result.company);
    const isByHand = result === 'silent' || (typeof result === 'object' && result.candidates.length === 0);
    onState({ latest: { nip, result, left: {}, wrong: [] }, ...(isByHand && { unfolded: {} }) });
    if (result === 'wrong') goTo('nip');
    else announce(sentencesOf(result).join(' '));
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the response comes from outside
    if (answer !== undefined) settle(answer);
  }, [answer]);
  useEffect(() => {
    onUnderWay(busy);
    return () => onUnderWay(false);
  }, [busy, onUnderWay]);
  const lookUp = async (of = nip) => {
    if (underWay === of || url === undefined) return;
    if (!isNip(of)) return setAnswer({ nip: of, result: 'wrong' });
    setUnderWay(of);
    setAnswer({ nip: of, result: await lookUpCompany(url, of) });
  };
  /** The data belong to the number that they came from. The last digit looks up the next company. */
  const change = (text: string) => {
    field.onChange(text, false);
    const next = nipDigits(text);
    if (next === nip) return;
    const chosen = latest?.chosen;
    if (chosen) clear(companyFields(chosen));
    onState({ latest: undefined, ...(chosen && { removed: { ...latest, chosen, typed: field.value } }) });
    setUnderWay(undefined);
    if (isNip(next)) void lookUp(next);
  };
  const restore = ({ nip, typed, result, chosen }: NonNullable<typeof removed>) => {
    setUnderWay(undefined);
    field.onChange(typed, false);
    take(result as CompanyAnswer, chosen, nip);
    goTo('nip');
  };
  const isWrong = now?.result === 'wrong';
  return (
    <div
      className="company form__wide"
      // Enter looks up a new number. If the number was already looked up, Enter saves, as in every other field.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || url === undefined || now !== undefined || nip === '') return;
        if ((event.target as Element).localName !== 'input') return;
        event.preventDefault();
        void lookUp();
      }}
    >
      <div className="company__ask">
        <TextField
          {...field}
          onChange={change}
          label={companyText.nip}
          hint={isFolded && now === undefined && !busy && companyText.hint}
          autoComplete="off"
          autoFocus
          error={isWrong ? companyText.wrong : field.error}
        />
        {url !== undefined && !isFolded && now?.chosen === undefined && (
          <Button busy={busy} onClick={() => void lookUp()}>
            {companyText.ask}
          </Button>
        )}
      </div>
      {isFolded && busy && <p className="company__wait muted">{companyText.underWay(field.value.trim())}</p>}
      {now && !isWrong && <CompanyResult {...props} {...now} {...{ state, onState, isFolded }} onChoose={take} />}
      {removed && (
        <div className="company__row muted">
          <span>{companyText.removed(removed.chosen.name ?? '', removed.typed.trim())}</span>
          <button type="button" className="reasons__way" onClick={() => restore(removed)}>
            {companyText.restore}
          </button>
        </div>
      )}
      {isFolded && !busy && latest?.chosen === undefined && (
        <Button variant="quiet" onClick={() => onState({ unfolded: { goTo: 'zip_code' } })}>
          {companyText.byHand}
        </Button>
      )}
    </div>
  );
}
