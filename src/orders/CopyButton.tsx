/** Copies a number with one press, and confirms it. */
import { useState } from 'react';
import { copyText } from '../page/clipboard';
import { Button } from '../ui/Button';
import { icon } from '../ui/icon';
import { Check } from '../ui/icons';
import { useAnnounce } from '../ui/LiveRegion';
import { Notice } from '../ui/Notice';
import { text } from './text';

const Copy = icon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2',
);

interface CopyButtonProps {
  /** Name of the copied number: „Numer KSeF”. */
  readonly what: string;
  readonly value: string;
  readonly variant?: 'secondary' | 'quiet';
  /** Called with true after copying, with false once the focus has left. */
  readonly onCopied?: (isCopied: boolean) => void;
}

export function CopyButton({ what, value, variant = 'quiet', onCopied }: CopyButtonProps) {
  const announce = useAnnounce();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async () => {
    const isCopied = await copyText(value);
    setState(isCopied ? 'copied' : 'refused');
    onCopied?.(isCopied);
    announce(isCopied ? text.documents.copied(what) : text.documents.notCopied);
  };
  return (
    <span className="copy">
      <span
        onBlur={() => {
          setState('ready');
          onCopied?.(false);
        }}
      >
        <Button
          size="small"
          variant={variant}
          aria-label={text.documents.copyOf(what)}
          icon={state === 'copied' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {text.documents.copy}
        </Button>
      </span>
      {state === 'refused' && <Notice status="warning" variant="inline" messages={[text.documents.notCopied]} />}
    </span>
  );
}
