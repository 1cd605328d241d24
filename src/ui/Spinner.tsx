/** Renders a spinner: a turning ring, or a static dotted ring if reduced motion is preferred. */

export interface SpinnerProps {
  /** For screen readers only; without it the spinner is decorative. */
  label?: string | undefined;
  /** `large` stands alone in an empty area. */
  size?: 'small' | 'large' | undefined;
}

export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span className={`spinner spinner--${size}`} part="spinner">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle className="spinner__track" cx="10" cy="10" r="8" />
        <circle className="spinner__arc" cx="10" cy="10" r="8" />
      </svg>
      {label !== undefined && <span className="only-spoken">{label}</span>}
    </span>
  );
}
