/** Registers which message slots the rendered step displays. The places register themselves, so no list can become stale. */
import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';

/** A registry of slot names, each as often as it has a place. */
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
    /** Undefined until the first place has registered. */
    taken: () => taken,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const Context = createContext(createSlotPlaces());
export const SlotPlaces = Context;

/** Registers the component as the slot's place. A layout effect, so that no message is painted in two places. */
export function useSlotPlace(name: string, isHere = true): void {
  const places = useContext(Context);
  useLayoutEffect(() => (isHere ? places.take(name) : undefined), [places, name, isHere]);
}

/** The slots without a place on the screen. */
export function useSlotsWithoutPlace(slots: Iterable<string>): string[] {
  const { subscribe, taken } = useContext(Context);
  const here = useSyncExternalStore(subscribe, taken, taken);
  return here === undefined ? [] : [...slots].filter((slot) => !here.has(slot));
}
