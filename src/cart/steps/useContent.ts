/** Loads the content of a step: step 1 is in the first chunk, the others load later. */
import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../page/idle';
import type { Step } from '../session/steps';
import { CartStep } from './CartStep';
import { docsUrl } from '../../page/docs-url';

let Later: ComponentType<{ step: Step }> | undefined;

/** Never rejects: a step that failed to load displays an error in its place. */
async function loadLater(): Promise<boolean> {
  try {
    Later ??= (await import('./LaterStep')).LaterStep;
  } catch (error) {
    console.error('<shop-cart> a step could not be loaded.', error, docsUrl('load'));
  }
  return Later !== undefined;
}

/** Resolves once the step's code has loaded. Await it before going to the step, so that the previous step stays until then. */
export const stepArrived = async (step: Step): Promise<unknown> => step === '/' || Later || loadLater();

interface StepContent {
  /** Undefined while it loads, and if that failed. */
  readonly Content: ComponentType<{ step: Step }> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useContent(step: Step): StepContent {
  const [tries, setTries] = useState({ failed: 0, attempt: 1 });
  const Content = step === '/' ? CartStep : Later;
  const isMissing = Content === undefined;
  const { failed, attempt } = tries;
  useEffect(() => {
    if (!isMissing) return whenIdle(() => void loadLater());
    let isHere = true;
    void loadLater().then((isThere) => isHere && setTries({ failed: isThere ? 0 : attempt, attempt }));
    return () => {
      isHere = false;
    };
  }, [isMissing, attempt]);
  return {
    Content,
    hasFailed: isMissing && failed === attempt,
    retry: () => setTries(({ attempt: last }) => ({ failed: 0, attempt: last + 1 })),
  };
}
