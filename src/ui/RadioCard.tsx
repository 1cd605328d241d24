/** Renders a radio card: radio, logo, title with detail, price, and the content displayed while it is chosen. */
import type { Content, Elements } from './content';
import { leavesGroup } from './leaves-group';
import { Spinner } from './Spinner';
import { uiText } from './text';

export interface RadioCardOption {
  value: string;
  title: Content;
  /** A muted line below the title. */
  detail?: Content;
  /** The formatted price at the end of the row. */
  price?: string | undefined;
  /** A picture with `alt=""` (the title names it) or an icon. */
  logo?: Elements;
  disabled?: boolean | undefined;
  /** Reason why it is disabled, displayed in the card. */
  reason?: string | undefined;
  /** Why it could not be chosen, below the row. */
  problem?: Elements;
  /** A button at the end of the row, outside the label: pressing it does not choose. */
  action?: Elements;
  /** Shown below the row while this option is chosen: the locker, the payment methods. */
  children?: Content;
  /** The content is displayed before the option is chosen, too: choosing in it chooses the option. */
  isOpen?: boolean | undefined;
}

interface RadioCardProps {
  option: RadioCardOption;
  id: string;
  name: string;
  checked: boolean;
  saving: boolean;
  disabled: boolean;
  onPick: () => void;
}

export function RadioCard({ option, id, name, checked, saving, disabled, onPick }: RadioCardProps) {
  const off = disabled || option.disabled === true;
  const hasDetail = Boolean(option.detail) || option.reason !== undefined;
  const state = `${checked ? ' radio-card--checked' : ''}${off ? ' radio-card--disabled' : ''}`;
  return (
    <div className={`radio-card${state}`} part={checked ? 'choice choice-checked' : 'choice'}>
      <div className="radio-card__line">
        <label className="radio-card__row">
          <input
            ref={leavesGroup}
            type="radio"
            id={id}
            name={name}
            value={option.value}
            checked={checked}
            disabled={off}
            onChange={onPick}
            aria-describedby={option.problem ? `${id}-problem` : undefined}
            className="radio-card__radio"
          />
          {option.logo && <span className="radio-card__logo">{option.logo}</span>}
          <span className="radio-card__text">
            <span className="radio-card__title">{option.title}</span>
            {hasDetail && (
              <span className="radio-card__detail">
                {option.detail && <span className="radio-card__lines">{option.detail}</span>}
                {option.reason !== undefined && <span className="radio-card__reason">{option.reason}</span>}
              </span>
            )}
          </span>
          {saving ? <Spinner label={uiText.busy} /> : null}
          {option.price && <span className="radio-card__price number">{option.price}</span>}
        </label>
        {option.action && <div className="radio-card__action">{option.action}</div>}
      </div>
      {option.problem && (
        <div className="radio-card__more" id={`${id}-problem`}>
          {option.problem}
        </div>
      )}
      {(checked || option.isOpen) && option.children && <div className="radio-card__more">{option.children}</div>}
    </div>
  );
}
