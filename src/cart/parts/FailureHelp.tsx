/** Buttons after a failed request: log in if the session has ended, and try again. */
import { useState } from 'react';
import { SLOW_WAIT } from '../../page/clock';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { useDelayedState } from '../../ui/useDelayedState';
import { useCartSettings, useCartState } from './CartContext';
import { text } from '../text';
import { useFocusFallback } from './useFocusFallback';

type Retry = () => Promise<void>;

/** `retry`: adds a retry button, with its own action or one for the whole cart; for places without another one. */
export function FailureHelp({ retry = false }: { retry?: boolean | Retry }) {
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
      {again && <TryAgain again={retry} />}
    </div>
  );
}

function TryAgain({ again }: { again: true | Retry }) {
  const { session } = useCartSettings();
  const keepFocus = useFocusFallback();
  const [busy, setBusy] = useState(false);
  const isSlow = useDelayedState(busy, SLOW_WAIT);
  const tryAgain = async () => {
    setBusy(true);
    if (again !== true) await again();
    // Sends unsaved text again, and resets choices to the shop's values.
    else if ((await session.flush()) && session.getState().failure) await session.load();
    if (!session.getState().failure) session.clear('0');
    setBusy(false);
    keepFocus();
  };
  return (
    <>
      <Button size="small" busy={busy} onClick={() => void tryAgain()}>
        {text.retry}
      </Button>
      <p role="status">{isSlow && text.slow}</p>
    </>
  );
}
