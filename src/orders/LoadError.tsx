/** Renders a failed load of orders or prices: the reason, and what the buyer can do. */
import { failureText } from '../http/text';
import type { Failure } from '../http/failure';
import { linkUrl } from '../page/safe-url';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { useSettings } from './SettingsContext';
import { text } from './text';

interface LoadErrorProps {
  readonly title: string;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

export function LoadError({ title, failure, onRetry }: LoadErrorProps) {
  const { loginUrl } = useSettings();
  const hasEnded = failure.code === 'session' || failure.code === 'csrf';
  const href = hasEnded ? linkUrl(loginUrl) : undefined;
  return (
    <Notice status="error" title={title} messages={[failureText(failure)].filter(Boolean)}>
      {href && (
        <LinkButton href={href} size="small">
          {text.logIn}
        </LinkButton>
      )}
      <Button size="small" onClick={onRetry}>
        {text.again}
      </Button>
    </Notice>
  );
}
