/** Provides the button, the dialog and the result of ordering again. */
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
): { readonly button: ReactElement; readonly after: ReactElement } {
  const [isRepeating, setRepeating] = useState(false);
  const [repeated, setRepeated] = useState<RepeatOutcome>();
  return {
    button: (
      <Button
        icon={<Repeat size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={text.repeatOf(order.number)}
        onClick={() => {
          setRepeated(undefined);
          setRepeating(true);
        }}
      >
        {text.repeat}
      </Button>
    ),
    after: (
      <>
        {repeated && <Repeated {...repeated} />}
        {isRepeating && (
          <RepeatDialog
            order={order}
            ask={ask}
            onClose={() => setRepeating(false)}
            onDone={(outcome) => {
              setRepeating(false);
              setRepeated(outcome);
            }}
          />
        )}
      </>
    ),
  };
}
