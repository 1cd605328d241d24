/** Consents and choices on the summary, below the page's own notice. */
import { useLayoutEffect, useRef } from 'react';
import { adopt } from '../../element/styles';
import { useHost } from '../../element/useHost';
import { Button } from '../../ui/Button';
import { RadioCards } from '../../ui/RadioCards';
import { Checkbox } from '../../fields/Checkbox';
import { useCart, useCartSettings, useCartState } from '../parts/CartContext';
import { Slot } from '../parts/Slot';
import { useMissingError } from '../parts/useMissingError';
import { isEmpty, labelOf, fieldValue } from '../session/fields';
import { isConsentGiven, placeOf, type ExtraField } from '../wire/extra';
import { overlayOf } from '../session/pending';
import { isHeldByProcess } from '../session/process';
import { allowsAction } from '../session/rules';
import css from './summary-fields.css?inline';
import { missingError } from './useMissingFields';
import { linkedPieces } from './linked';
import { consentText } from './text';

export function SummaryFields() {
  const { root } = useHost();
  useLayoutEffect(() => adopt(root, [css]), [root]);
  const fields = useCart((cart) => cart.extra_fields).filter((one) => placeOf(one) === 'summary');
  return (
    <div className="consents only-screen" part="consents">
      <slot name="before-summary" />
      {fields.length > 0 && <Slot name="extra_field" />}
      {fields.map((field) => {
        const Field = field.type === 'consent' ? Consent : Choice;
        // A new version of the wording is a new consent.
        return <Field key={`${field.name} ${field.version}`} field={field} />;
      })}
    </div>
  );
}

interface FieldProps {
  readonly field: ExtraField;
}

/** The state of a consent or choice: the server's value, or the buyer's pending one. The page never ticks a consent itself. */
function useSummaryField(field: ExtraField) {
  const current = useCartState((state) => fieldValue(field, overlayOf(state).fields));
  const isMissing = field.required && isEmpty(field, current);
  const followedError = useMissingError('missing_consent', isMissing);
  // In a held cart, consents given by its owner cannot be changed (rule J9).
  const locked = useCart(
    (cart) =>
      !allowsAction(cart, 'extra_field') ||
      (isHeldByProcess(cart) && (field.type !== 'consent' || !isEmpty(field, field.value ?? ''))),
  );
  return { current, isMissing, locked, error: followedError && missingError(field) };
}

function Consent({ field }: FieldProps) {
  const { session } = useCartSettings();
  const { current, isMissing, locked, error } = useSummaryField(field);
  const { name, version, required, help } = field;
  return (
    <div className="consents__field" data-empty={isMissing ? '' : undefined}>
      <Checkbox
        label={<Label field={field} />}
        name={`extra-${name}`}
        checked={isConsentGiven(current)}
        onChange={(isTicked) => void session.setField(name, isTicked ? '1' : '', version)}
        required={required}
        disabled={locked}
        error={error}
      />
      {help && <p className="muted hint">{help}</p>}
    </div>
  );
}

const Label = ({ field }: FieldProps) =>
  linkedPieces(labelOf(field), field.links).map(({ text: words, href }, at) =>
    href === undefined ? (
      <span key={at}>{words}</span>
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    ),
  );

function Choice({ field }: FieldProps) {
  const { session } = useCartSettings();
  const { current, isMissing, locked, error } = useSummaryField(field);
  const group = useRef<HTMLDivElement>(null);
  const { name, options, help } = field;
  const clear = () => {
    // The focused button disappears with the choice.
    group.current?.querySelector('input')?.focus();
    void session.setField(name, '');
  };
  return (
    <div className="consents__field" ref={group} data-empty={isMissing ? '' : undefined}>
      <p aria-hidden="true">{labelOf(field)}</p>
      {help && <p className="muted hint">{help}</p>}
      <RadioCards
        legend={[labelOf(field), help].filter(Boolean).join(' ')}
        name={`extra-${name}`}
        value={current || undefined}
        options={options.map(({ value, label }) => ({ value, title: label ?? value }))}
        onChange={(value) => void session.setField(name, value)}
        disabled={locked}
        error={error}
      />
      {current !== '' && !locked && (
        <Button variant="quiet" size="small" onClick={clear}>
          {consentText.clear}
        </Button>
      )}
    </div>
  );
}
