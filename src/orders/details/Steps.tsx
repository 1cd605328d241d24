/** Renders the progress of an order: the stages that the server names, each marked by its shape. */
import { icon } from '../../ui/icon';
import { CircleCheck } from '../../ui/icons';
import { formatMoment } from '../../ui/moment';
import type { OrderStep } from '../schema';
import { detailsText } from './text';

const RING = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z';
const Current = icon(`${RING}M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z`);
const ToCome = icon(RING);

export function Steps({ steps }: { steps: readonly OrderStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="steps" part="steps" aria-label={detailsText.steps}>
      {steps.map(({ text: name, at, state }, index) => {
        const Mark = state === 'done' ? CircleCheck : state === 'current' ? Current : ToCome;
        return (
          <li
            key={index}
            className={`steps__one${state === 'done' || state === 'current' ? ' steps__one--reached' : ''}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark size={18} aria-hidden="true" />
            <span>
              <span className="steps__name">{name}</span>
              {state === 'done' && <span className="only-spoken">{`, ${detailsText.done}`}</span>}
              {at && <span className="steps__at muted">{formatMoment(at)}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
