/** Loads the content of a step: step 1 is in the first chunk, the others and the printed sheet load later, approval and quotes only for a cart with them. */
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../page/idle';
import { useCart } from '../parts/CartContext';
import type { ProcessParts } from '../parts/useProcessParts';
import { isInProcess } from '../session/process';
import type { Step } from '../session/steps';
import { CartStep } from './CartStep';
import type * as LaterModule from './LaterStep';
import { docsUrl } from '../../page/docs-url';

let Later: typeof LaterModule | undefined;
let Process: ProcessParts | undefined;

/** Never rejects: a step that failed to load displays an error in its place. */
async function loadLater(hasProcess: boolean): Promise<boolean> {
  try {
    const later = Later ?? import('./LaterStep');
    if (hasProcess) Process ??= (await import('../process/ProcessViews')).parts;
    Later ??= await later;
  } catch (error) {
    console.error('<shop-cart> a step could not be loaded.', error, docsUrl('load'));
  }
  return Later !== undefined && (Process !== undefined || !hasProcess);
}

/** Resolves once the step's code has loaded. Await it before going to the step, so that the previous step stays until then. */
export const stepArrived = async (step: Step, hasProcess: boolean): Promise<unknown> =>
  step === '/' || loadLater(hasProcess);

interface StepContent {
  /** Undefined while it loads, and if that failed. */
  readonly Content: ComponentType<{ step: Step }> | undefined;
  /** The views of the cart's processes; undefined without any, and while they load. */
  readonly process: ProcessParts | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useContent(step: Step): StepContent {
  const [tries, setTries] = useState({ failed: 0, attempt: 1 });
  const hasProcess = useCart(isInProcess);
  const process = hasProcess ? Process : undefined;
  const isWaiting = hasProcess && process === undefined;
  const Content = step === '/' ? CartStep : isWaiting ? undefined : Later?.LaterStep;
  const isMissing = Content === undefined;
  const { failed, attempt } = tries;
  useEffect(() => {
    if (!isMissing && !isWaiting) return undefined;
    let isHere = true;
    void loadLater(hasProcess).then((isThere) => isHere && setTries({ failed: isThere ? 0 : attempt, attempt }));
    return () => {
      isHere = false;
    };
  }, [isMissing, isWaiting, hasProcess, attempt]);
  return {
    Content,
    process,
    hasFailed: isMissing && failed === attempt,
    retry: () => setTries(({ attempt: last }) => ({ failed: 0, attempt: last + 1 })),
  };
}

/** The printed sheet of every step, once its chunk has loaded at idle. */
export function useSheet(): { Sheet: ComponentType | undefined } {
  const [Sheet, setSheet] = useState(() => Later?.PrintSheet);
  useEffect(() => whenIdle(() => void loadLater(false).then(() => setSheet(() => Later?.PrintSheet))), []);
  return { Sheet };
}
