/** Renders the steps of a process: completed ones with a check mark, the current one strong, unavailable ones quiet and inactive. */
import { Check } from './icons';
import { uiText } from './text';

export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** An unavailable step ignores clicks and stays focusable. */
  available: boolean;
}

export interface StepBarProps {
  /** Name of the navigation, for example "Etapy zamówienia". */
  label: string;
  steps: readonly Step[];
  onStep: (id: string) => void;
}

export function StepBar({ label, steps, onStep }: StepBarProps) {
  return (
    <nav className="steps" aria-label={label} part="steps">
      <ol className="steps__list">
        {steps.map((step, index) => (
          <li key={step.id} className={`steps__item steps__item--${step.state}`}>
            <button
              type="button"
              className="steps__button"
              part={step.state === 'current' ? 'step step-current' : 'step'}
              aria-current={step.state === 'current' ? 'step' : undefined}
              aria-disabled={step.available ? undefined : true}
              onClick={() => step.available && step.state !== 'current' && onStep(step.id)}
            >
              <span className="steps__mark" aria-hidden="true">
                {step.state === 'done' ? <Check size={14} strokeWidth={3} /> : index + 1}
              </span>
              <span className="steps__label">{step.label}</span>
              {step.state === 'done' && <span className="only-spoken">{` (${uiText.stepDone})`}</span>}
              {!step.available && <span className="only-spoken">{` (${uiText.stepUnavailable})`}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
