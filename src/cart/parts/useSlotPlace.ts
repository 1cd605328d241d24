/** Decides which message slots have a place in what is shown now, as the places themselves report it: no list can fall behind the views. */
import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';

/** Slot names, each as often as it has a place. */
export function createSlotPlaces() {
  const names: string[] = [];
  const listeners = new Set<() => void>();
  let taken: ReadonlySet<string> | undefined;
  const change = () => {
    taken = new Set(names);
    for (const listener of [...listeners]) listener();
  };
  return {
    take(name: string) {
      names.push(name);
      change();
      return () => {
        names.splice(names.indexOf(name), 1);
        change();
      };
    },
    /** Undefined until the first place has reported: by then nothing can be known to have none. */
    taken: () => taken,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const Context = createContext(createSlotPlaces());
export const SlotPlaces = Context;

/** The component shows the messages of this slot. A layout effect: a message never stands in two places on the screen. */
export function useSlotPlace(name: string, isHere = true): void {
  const places = useContext(Context);
  useLayoutEffect(() => (isHere ? places.take(name) : undefined), [places, name, isHere]);
}

/** Those of the slots that nothing on the screen shows. */
export function useHomelessSlots(slots: Iterable<string>): string[] {
  const { subscribe, taken } = useContext(Context);
  const here = useSyncExternalStore(subscribe, taken, taken);
  return here === undefined ? [] : [...slots].filter((slot) => !here.has(slot));
}
