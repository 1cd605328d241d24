/** The error of a cart that could not be loaded, with a retry button. */
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useCartSettings, useCartState } from '../parts/CartContext';
import { FailureHelp } from '../parts/FailureHelp';
import { text } from '../text';

export function LoadFailed() {
  const { session } = useCartSettings();
  const messages = useCartState((state) => state.messages);
  const reasons = [...messages.values()].flatMap((message) => message.messages);
  return (
    <Notice status="error" title={text.loadFailed} messages={reasons}>
      <FailureHelp />
      <Button size="small" onClick={() => void session.load()}>
        {text.retry}
      </Button>
    </Notice>
  );
}
