/** The error of a step whose code could not be loaded, with a retry button. */
import { elementText } from '../../element/text';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { text } from '../text';

export const StepMissing = ({ onRetry }: { onRetry: () => void }) => (
  <Notice status="error" messages={[elementText.loadFailed]}>
    <Button size="small" onClick={onRetry}>
      {text.retry}
    </Button>
  </Notice>
);
