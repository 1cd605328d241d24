/** The views of approval and quotes, which load only for a cart that has them (rule J1). */
import { createContext, useContext, type ComponentType } from 'react';
import type { Step } from '../session/steps';

export interface ProcessParts {
  /** The state's sentence above the steps, announced once. */
  readonly Above: ComponentType<{ step: Step }>;
  /** The button that asks for a quote. */
  readonly Ask: ComponentType;
  /** First on the summary: who asks, why, limits, steps, history. */
  readonly Cards: ComponentType;
  /** The buttons of the summary. */
  readonly Actions: ComponentType;
  /** The rows of the printed sheet. */
  readonly Sheet: ComponentType;
  /** Texts of the bar that leads to the buttons. */
  readonly lead: () => { readonly label: string; readonly where: (count: number) => string };
}

const Context = createContext<ProcessParts | undefined>(undefined);
export const ProcessPartsProvider = Context;

/** Undefined for a cart without processes, and while they load. The summary waits for them. */
export const useProcessParts = (): ProcessParts | undefined => useContext(Context);
