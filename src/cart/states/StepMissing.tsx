/** Decides what stands where a step's code did not come: that it did not, and another try. */
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
