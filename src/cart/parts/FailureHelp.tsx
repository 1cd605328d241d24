/** Buttons after a failed request: log in if the session has ended, and try again. */
import { useState } from 'react';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { useCartSettings, useCartState } from './CartContext';
import { text } from '../text';
import { useFocusFallback } from './useFocusFallback';

/** `retry`: adds a retry button; for places without another one. */
export function FailureHelp({ retry = false }: { retry?: boolean }) {
  const { loginUrl } = useCartSettings();
  const failure = useCartState((state) => state.failure);
  if (failure === undefined) return null;
  const hasEnded = failure.code === 'session' || failure.code === 'csrf';
  const href = hasEnded ? linkUrl(loginUrl) : undefined;
  // Retrying a refusal would be refused again.
  const again = retry && (failure.code !== 'http' || failure.retryable);
  if (!href && !again) return null;
  return (
    <div className="failure-help">
      {href && (
        // A new tab, so that this page keeps typed values.
        <LinkButton href={href} size="small" newTab>
          {text.logIn}
        </LinkButton>
      )}
      {again && <TryAgain />}
    </div>
  );
}

function TryAgain() {
  const { session } = useCartSettings();
  const keepFocus = useFocusFallback();
  const [busy, setBusy] = useState(false);
  const tryAgain = async () => {
    setBusy(true);
    // Sends unsaved text again, and resets choices to the shop's values.
    if ((await session.flush()) && session.getState().failure) await session.load();
    if (!session.getState().failure) session.clear('0');
    setBusy(false);
    keepFocus();
  };
  return (
    <Button size="small" busy={busy} onClick={() => void tryAgain()}>
      {text.retry}
    </Button>
  );
}
