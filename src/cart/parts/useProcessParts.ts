/** The views of approval and quotes, which load only for a cart with processes (rule J1). */
import { createContext, useContext, type ComponentType } from 'react';
import type { Step } from '../session/steps';
import type { Cart } from '../wire/cart';

export interface ProcessParts {
  /** The state's sentence above the steps, announced once. */
  readonly Notices: ComponentType<{ step: Step }>;
  /** The button that requests a quote. */
  readonly Ask: ComponentType;
  /** The first cards on the summary: requester, reasons, limits, steps, history. */
  readonly Cards: ComponentType;
  /** The buttons on the summary. */
  readonly Actions: ComponentType;
  /** The rows on the printed sheet. */
  readonly Sheet: ComponentType;
  /** The title of the lines that a numbered quote is about. */
  readonly title: (cart: Cart) => string | undefined;
  /** Whether this person decides about another's request: the buttons then stay in view. */
  readonly decides: (cart: Cart) => boolean;
  /** Labels for the bar's button, which scrolls to the process's buttons. Undefined if the process has no button now. */
  readonly lead: (cart: Cart) => { readonly label: string; readonly where: (count: number) => string } | undefined;
}

const Context = createContext<ProcessParts | undefined>(undefined);
export const ProcessPartsProvider = Context;

/** Undefined for a cart without processes, and while they load. The summary waits for them. */
export const useProcessParts = (): ProcessParts | undefined => useContext(Context);
