/** Decides how one tax number fills a company's address: the field, the question, what the register answered (rules A11, A12). */
import { useMemo, useState } from 'react';
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
  /** What was asked last, and what came. */
  const [asked, setAsked] = useState<{ nip: string; found: Found; chosen?: Company | undefined; left: Filled }>();
  const nip = nipDigits(field.value);
  const now = asked?.nip === nip ? asked : undefined;

  const take = (found: CompanyAnswer, company: Company) => {
    const left = fill(companyFields(company));
    setAsked({ nip, found, chosen: company, left });
    announce(saidOf(found, company).join(' '));
  };
  const ask = async () => {
    if (busy || url === undefined) return;
    if (!isNip(nip)) {
      goTo('nip');
      return setAsked({ nip, found: 'wrong', left: {} });
    }
    setBusy(true);
    const found = await askCompany(url, nip).finally(() => setBusy(false));
    if (typeof found === 'object' && found.company) return take(found, found.company);
    setAsked({ nip, found, left: {} });
    if (found !== 'wrong') announce(saidOf(found).join(' '));
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
  const sentences = saidOf(found, chosen);
  const choices = typeof found === 'object' ? found.candidates : [];
  const names = Object.keys(left) as (keyof Filled)[];
  const isPlain = chosen !== undefined && chosen.active !== false;
  return (
    <Notice
      status={isPlain ? 'success' : typeof found === 'object' && choices.length > 0 ? 'info' : 'warning'}
      messages={sentences}
    >
      {names.length > 0 && (
        <>
          <p>{companyText.differs}</p>
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
        </>
      )}
      {typeof found === 'object' && chosen === undefined && choices.length > 0 && (
        <ul className="company__list">
          {choices.map((one, at) => (
            <li key={at}>
              <Button size="small" onClick={() => onChoose(found, one)}>
                {addressLine({ ...one, nip: one.nip, region: one.region })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
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
