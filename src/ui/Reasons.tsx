/** Lists the reasons that block a button: short sentences with an icon, below it; a fixable one links to the fix. */
import { Info } from './icons';

/** A sentence, or a sentence that is a link or button to the place of the correction. */
export type Reason = string | { readonly sentence: string; readonly onFollow: () => void };

/** A list of sentences, or nothing when there are none. `id` is for the button's aria-describedby. */
export function Reasons({ id, reasons }: { id?: string | undefined; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul id={id} className="reasons" part="reasons">
      {reasons.map((reason) => (
        <li key={sentenceOf(reason)} className="reasons__item">
          <Info size={16} aria-hidden="true" />
          {typeof reason === 'string' ? (
            <span>{reason}</span>
          ) : (
            <button type="button" className="reasons__way" onClick={reason.onFollow}>
              {reason.sentence}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const sentenceOf = (reason: Reason): string => (typeof reason === 'string' ? reason : reason.sentence);
