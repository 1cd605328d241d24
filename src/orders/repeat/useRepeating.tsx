/** Provides the button, the dialog and the result of ordering again: all lines of an order, or those that it is started with. */
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button';
import { icon } from '../../ui/icon';
import type { EarlierOrder, WholeOrder } from '../schema';
import { text } from '../text';
import { RepeatDialog } from './RepeatDialog';
import { Repeated, type RepeatOutcome } from './Repeated';

const Repeat = icon('M17 2l4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3');

export function useRepeating(
  order: EarlierOrder,
  ask: () => Promise<WholeOrder>,
): {
  readonly button: ReactElement;
  readonly after: ReactElement;
  readonly start: (ask: () => Promise<WholeOrder>) => void;
} {
  const [repeating, setRepeating] = useState<() => Promise<WholeOrder>>();
  const [repeated, setRepeated] = useState<RepeatOutcome>();
  const start = (what: () => Promise<WholeOrder>) => {
    setRepeated(undefined);
    setRepeating(() => what);
  };
  const end = () => setRepeating(undefined);
  return {
    start,
    button: (
      <Button
        icon={<Repeat size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={text.repeatOf(order.number)}
        onClick={() => start(ask)}
      >
        {text.repeat}
      </Button>
    ),
    after: (
      <>
        {repeated && <Repeated {...repeated} />}
        {repeating && (
          <RepeatDialog
            order={order}
            ask={repeating}
            onClose={end}
            onDone={(outcome) => {
              end();
              setRepeated(outcome);
            }}
          />
        )}
      </>
    ),
  };
}
