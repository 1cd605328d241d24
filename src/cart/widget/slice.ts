/** Decides what the page knows of its carts' dropdown: the last good answer, and whether a newer one is on its way. */
import { share } from '../../http/share';
import type { WidgetAnswer } from './schema';

export interface WidgetState {
  /** Undefined until the first answer. A failed reload keeps the last good one. */
  readonly data: WidgetAnswer | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
  /** No further try will bring them: the address answers with something else. */
  readonly hopeless: boolean;
}

/** The dropdowns' part of the page's store, by the absolute URLs they are read from. */
export interface WidgetsSlice {
  readonly widgets: Readonly<Record<string, WidgetState>>;
}

export const newWidget: WidgetState = { data: undefined, loading: false, failed: false, hopeless: false };

export const withAnswer = (state: WidgetState, data: WidgetAnswer): WidgetState => ({
  data: share(state.data, data),
  loading: false,
  failed: false,
  hopeless: false,
});
