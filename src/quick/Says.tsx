/** Decides what is said above the list: what was read, what is in the cart now, what went wrong. */
import { linkUrl } from '../page/safe-url';
import { absoluteUrl } from '../page/address';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { quickText } from './text';
import type { Outcome } from './useAddRows';
import type { Said } from './useFiles';

interface SaysProps {
  readonly said: Said | undefined;
  readonly outcome: Outcome | undefined;
  readonly cartUrl: string | undefined;
  readonly onUndo: (() => void) | undefined;
}

export function Says({ said, outcome, cartUrl, onUndo }: SaysProps) {
  if (outcome !== undefined) {
    const { added, left, failure, isUnsure } = outcome;
    const sentences = [
      added > 0 && quickText.added(added),
      failure,
      isUnsure && quickText.unsure,
      left > 0 && !isUnsure && quickText.left(left),
    ].filter((one): one is string => typeof one === 'string' && one !== '');
    return (
      <Notice
        status={failure && added === 0 ? 'error' : isUnsure || left > 0 ? 'warning' : 'success'}
        messages={sentences}
      >
        {(added > 0 || isUnsure) && <LinkButton href={linkUrl(absoluteUrl(cartUrl))}>{quickText.toCart}</LinkButton>}
      </Notice>
    );
  }
  if (said === undefined) return null;
  return (
    <Notice status={said.status} messages={said.sentences}>
      {onUndo && (
        <Button size="small" onClick={onUndo}>
          {quickText.undo}
        </Button>
      )}
    </Notice>
  );
}
