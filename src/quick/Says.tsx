/** Decides the messages above the list: what was read, what is in the cart now, what went wrong. */
import { linkUrl } from '../page/safe-url';
import { absoluteUrl } from '../page/address';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { quickText } from './text';
import { sentencesOf, type Outcome } from './useAddRows';
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
    return (
      <Notice
        status={failure && added === 0 ? 'error' : isUnsure || left > 0 ? 'warning' : 'success'}
        messages={sentencesOf(outcome)}
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
