/** The rows of a file that are not in the list: number, text, reason, and a button that takes each back. */
import { useState } from 'react';
import type { shopQuickOrder } from '../../../elements/shop-quick-order';
import { useHost } from '../../element/useHost';
import { Button } from '../../ui/Button';
import type { DroppedRow } from '../../lookup/entry';
import type { Source, Sources } from '../sources';
import { useRenderedCount } from '../useRenderedCount';
import { readingText } from './text';

/** So many are listed at once. */
const FEW = 5;
const words = readingText.dropped;

interface DroppedProps {
  readonly source: Source;
  readonly sources: Pick<Sources, 'takeBack'>;
}

export function Dropped({ source, sources }: DroppedProps) {
  const { root } = useHost<typeof shopQuickOrder>('shop-quick-order');
  const rows: readonly DroppedRow[] = source.read.dropped ?? [];
  const [isOpen, setOpen] = useState(rows.length <= FEW && rows.some(({ reason }) => reason !== 'aside'));
  const rendered = useRenderedCount(isOpen ? rows.length : 0);
  if (rows.length === 0) return null;
  return (
    <details className="dropped" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title(rows.length)}</summary>
      <div className="dropped__rows" role="list">
        {rows.slice(0, rendered).map((row) => (
          <div key={row.number} role="listitem" className="dropped__row">
            <span>{words.row(row.number, row.text, words.why[row.reason])}</span>
            <Button
              size="small"
              aria-label={words.takeOf(row.number)}
              onClick={() => {
                const key = sources.takeBack(source.id, row);
                // Its quantity is what the person enters next.
                setTimeout(() =>
                  root.querySelector<HTMLElement>(`[data-key="${key}"] [part~="quantity-input"]`)?.focus(),
                );
              }}
            >
              {words.take}
            </Button>
          </div>
        ))}
      </div>
    </details>
  );
}
