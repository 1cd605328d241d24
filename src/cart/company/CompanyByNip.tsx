/** Fills a company's address from its tax number: field, register lookup, result (rules A11, A12). */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { TextField, type TextFieldProps } from '../../fields/TextField';
import { nip as isNip, nipDigits } from '../../fields/validators';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/day';
import { useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { addressLine } from '../session/address-line';
import type { Company, CompanyAnswer } from '../wire/company';
import { lookUpCompany, ownUrl, type LookupResult } from './look-up';
import { companyFields, type Filled } from './fill';
import { companyText } from './text';

interface CompanyByNipProps {
  field: Omit<TextFieldProps, 'label'>;
  /** `company-url` as in the template; without it there is no lookup. */
  url: string | undefined;
  labels: Readonly<Record<keyof Filled, string>>;
  /** Fills the fields that may be overwritten, and returns the values that the buyer must confirm, and what the form rejects. */
  fill: (given: Filled) => Pick<Lookup, 'left' | 'wrong'>;
  replace: (given: Filled) => void;
  /** Empties the fields that these values have filled. */
  clear: (given: Filled) => void;
  onUnderWay: (isUnderWay: boolean) => void;
  goTo: (name: string) => void;
}

interface Lookup {
  nip: string;
  result: LookupResult;
  chosen?: Company | undefined;
  left: Filled;
  wrong: readonly string[];
}

export function CompanyByNip({
  field,
  url: rawUrl,
  labels,
  fill,
  replace,
  clear,
  onUnderWay,
  goTo,
}: CompanyByNipProps) {
  const announce = useAnnounce();
  const url = useMemo(() => ownUrl(rawUrl), [rawUrl]);
  /** The number of the lookup under way. */
  const [underWay, setUnderWay] = useState<string>();
  const [answer, setAnswer] = useState<{ nip: string; result: LookupResult }>();
  /** The last lookup and its result. */
  const [latest, setLatest] = useState<Lookup>();
  const nip = nipDigits(field.value);
  const busy = underWay === nip;
  const now = latest?.nip === nip ? latest : undefined;

  const take = (result: CompanyAnswer, company: Company) => {
    const { left, wrong } = fill(companyFields(company));
    setLatest({ nip, result, chosen: company, left, wrong });
    announce([...sentencesOf(result, company), ...wrong].join(' '));
  };
  // An effect event reads the form's values at the time of the response, not of the request.
  const settle = useEffectEvent((answer: { nip: string; result: LookupResult }) => {
    const { result } = answer;
    if (answer.nip !== nip) return;
    setUnderWay(undefined);
    if (typeof result === 'object' && result.company) return take(result, result.company);
    setLatest({ nip, result, left: {}, wrong: [] });
    if (result === 'wrong') goTo('nip');
    else announce(sentencesOf(result).join(' '));
  });
  useEffect(() => {
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
    if (latest?.chosen) clear(companyFields(latest.chosen));
    setLatest(undefined);
    setUnderWay(undefined);
    if (isNip(next)) void lookUp(next);
  };
  const onReplace = (name: keyof Filled) => {
    if (latest === undefined) return;
    const { [name]: value, ...left } = latest.left;
    replace({ [name]: value });
    setLatest({ ...latest, left });
    goTo(name);
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
          autoComplete="off"
          autoFocus
          error={isWrong ? companyText.wrong : field.error}
        />
        {url !== undefined && (
          <Button busy={busy} onClick={() => void lookUp()}>
            {companyText.ask}
          </Button>
        )}
      </div>
      {now && !isWrong && <Answer {...now} labels={labels} onChoose={take} onReplace={onReplace} />}
    </div>
  );
}

interface AnswerProps extends Lookup {
  labels: CompanyByNipProps['labels'];
  onChoose: (result: CompanyAnswer, company: Company) => void;
  onReplace: (name: keyof Filled) => void;
}

function Answer({ result, chosen, left, wrong, labels, onChoose, onReplace }: AnswerProps) {
  const [sentence = '', ...further] = sentencesOf(result, chosen);
  const candidates = typeof result === 'object' && chosen === undefined ? result.candidates : [];
  const names = Object.keys(left) as (keyof Filled)[];
  return (
    <>
      <Notice status={chosen ? 'success' : candidates.length > 0 ? 'info' : 'warning'} messages={[sentence]}>
        {candidates.length > 0 && (
          <ul className="company__list">
            {candidates.map((one, at) => (
              <li key={at}>
                <Button size="small" onClick={() => onChoose(result as CompanyAnswer, one)}>
                  {addressLine({ ...one, nip: one.nip, region: one.region })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Notice>
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

/** The sentences of a result, displayed and announced. */
function sentencesOf(result: LookupResult, chosen?: Company): string[] {
  if (typeof result !== 'object') return [companyText.silent];
  const own = [...result.messages.values()].flatMap(({ messages }) => messages);
  if (chosen === undefined) return [result.candidates.length > 0 ? companyText.several : companyText.unknown, ...own];
  const { name, checked_at } = result.sources[0] ?? {};
  const from = name && checked_at ? companyText.found(name, formatDay(checked_at, 'short')) : companyText.foundAnywhere;
  const ended = chosen.ended_at ? companyText.ended(formatDay(chosen.ended_at, 'short')) : companyText.endedOnce;
  return [from, ...(chosen.active === false ? [ended] : []), ...own];
}
