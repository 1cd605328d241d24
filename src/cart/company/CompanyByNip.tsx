/** Decides how one tax number fills a company's address: the field, the question, what the register answered (rules A11, A12). */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { TextField, type TextFieldProps } from '../../fields/TextField';
import { nip as isNip, nipDigits } from '../../fields/validators';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/day';
import { useAnnounce } from '../../ui/LiveRegion';
import { Notice } from '../../ui/Notice';
import { addressLine } from '../session/address-line';
import type { Company, CompanyAnswer } from '../wire/company';
import { askCompany, ownUrl, type Found } from './ask';
import { companyFields, type Filled } from './fill';
import { companyText } from './text';

interface CompanyByNipProps {
  field: Omit<TextFieldProps, 'label'>;
  /** As in the template; without it nothing is asked. */
  url: string | undefined;
  labels: Readonly<Record<keyof Filled, string>>;
  /** Fills what may be filled, and returns what is left for the person to decide. */
  fill: (given: Filled) => Filled;
  replace: (given: Filled) => void;
  goTo: (name: string) => void;
}

export function CompanyByNip({ field, url: said, labels, fill, replace, goTo }: CompanyByNipProps) {
  const announce = useAnnounce();
  const url = useMemo(() => ownUrl(said), [said]);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<{ nip: string; found: Found }>();
  /** What was asked last, and what came of it. */
  const [asked, setAsked] = useState<{ nip: string; found: Found; chosen?: Company | undefined; left: Filled }>();
  const nip = nipDigits(field.value);
  const now = asked?.nip === nip ? asked : undefined;

  const take = (found: CompanyAnswer, company: Company) => {
    const left = fill(companyFields(company));
    setAsked({ nip, found, chosen: company, left });
    announce(saidOf(found, company).join(' '));
  };
  // With what stands in the form when the answer comes, not when it was asked for.
  const settle = useEffectEvent((answer: { nip: string; found: Found }) => {
    const { found } = answer;
    if (answer.nip !== nip) return;
    if (typeof found === 'object' && found.company) return take(found, found.company);
    setAsked({ nip, found, left: {} });
    if (found === 'wrong') goTo('nip');
    else announce(saidOf(found).join(' '));
  });
  useEffect(() => {
    if (answer !== undefined) settle(answer);
  }, [answer]);
  const ask = async () => {
    if (busy || url === undefined) return;
    if (!isNip(nip)) return setAnswer({ nip, found: 'wrong' });
    setBusy(true);
    setAnswer({ nip, found: await askCompany(url, nip).finally(() => setBusy(false)) });
  };
  const onReplace = (name: keyof Filled) => {
    if (asked === undefined) return;
    const { [name]: value, ...left } = asked.left;
    replace({ [name]: value });
    setAsked({ ...asked, left });
    goTo(name);
  };
  const isWrong = now?.found === 'wrong';
  return (
    <div
      className="company form__wide"
      // Enter asks the register, as long as it was not asked about this number; then it saves, as in every other field.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || url === undefined || now !== undefined || nip === '') return;
        if ((event.target as Element).localName !== 'input') return;
        event.preventDefault();
        void ask();
      }}
    >
      <div className="company__ask">
        <TextField
          {...field}
          label={companyText.nip}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          error={isWrong ? companyText.wrong : field.error}
        />
        {url !== undefined && (
          <Button busy={busy} onClick={() => void ask()}>
            {companyText.ask}
          </Button>
        )}
      </div>
      {now && !isWrong && <Answer {...now} labels={labels} onChoose={take} onReplace={onReplace} />}
    </div>
  );
}

interface AnswerProps {
  found: Found;
  chosen?: Company | undefined;
  left: Filled;
  labels: CompanyByNipProps['labels'];
  onChoose: (found: CompanyAnswer, company: Company) => void;
  onReplace: (name: keyof Filled) => void;
}

function Answer({ found, chosen, left, labels, onChoose, onReplace }: AnswerProps) {
  const [sentence = '', ...further] = saidOf(found, chosen);
  const candidates = typeof found === 'object' && chosen === undefined ? found.candidates : [];
  const names = Object.keys(left) as (keyof Filled)[];
  return (
    <>
      <Notice status={chosen ? 'success' : candidates.length > 0 ? 'info' : 'warning'} messages={[sentence]}>
        {candidates.length > 0 && (
          <ul className="company__list">
            {candidates.map((one, at) => (
              <li key={at}>
                <Button size="small" onClick={() => onChoose(found as CompanyAnswer, one)}>
                  {addressLine({ ...one, nip: one.nip, region: one.region })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Notice>
      <Notice status="warning" messages={further} />
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

/** The sentences of an answer, for the eye and for screen readers. */
function saidOf(found: Found, chosen?: Company): string[] {
  if (typeof found !== 'object') return [companyText.silent];
  const own = [...found.messages.values()].flatMap(({ messages }) => messages);
  if (chosen === undefined) return [found.candidates.length > 0 ? companyText.several : companyText.unknown, ...own];
  const { name, checked_at } = found.sources[0] ?? {};
  const from = name && checked_at ? companyText.found(name, formatDay(checked_at, 'short')) : companyText.foundAnywhere;
  const ended = chosen.ended_at ? companyText.ended(formatDay(chosen.ended_at, 'short')) : companyText.endedOnce;
  return [from, ...(chosen.active === false ? [ended] : []), ...own];
}
