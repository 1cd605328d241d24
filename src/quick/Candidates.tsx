/** The products that fit a row, as a list to choose from: one tab stop, arrows mark, Enter or a press chooses. */
import { useId, useState } from 'react';
import type { LookedUpProduct } from '../lookup/schema';
import { keyActionOf } from '../search/combobox/keys';
import { codesOf } from '../ui/codes/codes';
import { isModified } from '../ui/modifiers';
import { priceText } from '../ui/price';
import { notesOf } from '../ui/price/notes';
import { PriceNotes } from '../ui/PriceNotes';
import { plainText } from '../ui/safe-html';
import { quickText } from './text';

interface CandidatesProps {
  readonly candidates: readonly LookedUpProduct[];
  readonly currency: string;
  readonly describedBy: string;
  /** `from`: what was pressed, which the choice removes. */
  readonly onChoose: (product: LookedUpProduct, from: Element) => void;
}

export function Candidates({ candidates, currency, describedBy, onChoose }: CandidatesProps) {
  const id = useId();
  const [marked, setMarked] = useState(0);
  const active = Math.min(marked, candidates.length - 1);
  return (
    <div
      role="listbox"
      className="verdict__pick"
      part="select"
      tabIndex={0}
      aria-label={quickText.verdict.pick}
      aria-describedby={describedBy}
      aria-activedescendant={`${id}-${active}`}
      // A press leaves the focus where the person types: on a phone it would open the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.defaultPrevented || isModified(event)) return;
        const key = event.key === ' ' ? 'Enter' : event.key;
        const action = keyActionOf(key, false, { open: true, active, count: candidates.length });
        const chosen = action?.do === 'choose' && candidates[active];
        if (action?.do === 'move') {
          setMarked(action.to);
          event.currentTarget.children[action.to]?.scrollIntoView({ block: 'nearest' });
        } else if (chosen) onChoose(chosen, event.currentTarget);
        else return;
        event.preventDefault();
      }}
    >
      {candidates.map((one, index) => {
        const money = one.price_net === undefined ? 'gross' : 'net';
        const price = one.price_net ?? one.price_gross;
        return (
          <div
            key={String(one.id)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="candidate"
            onClick={(event) => onChoose(one, event.currentTarget)}
          >
            <span>
              {codesOf(one) && <span className="muted">{`${codesOf(one)} `}</span>}
              <strong>{`${plainText(one.title)} `}</strong>
            </span>
            {price && (
              <span className="candidate__price number">
                {`${priceText(price, currency, { unit: one.unit, word: quickText[money] })} `}
              </span>
            )}
            <PriceNotes of={notesOf(one, money, currency)} className="candidate__note muted" />
          </div>
        );
      })}
    </div>
  );
}
