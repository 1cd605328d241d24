/** Applies chosen filters at once, and announces the results to screen readers. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useHost } from '../../element/useHost';
import { useAnnounce } from '../../ui/LiveRegion';
import { filterText } from './text';

interface Applying {
  readonly isLive: boolean;
  /** The person changed the template's form before this view existed. */
  readonly isAhead: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly apply: () => void;
}

/**
 * Applies after a change in the form, or in an outer control of the template's form; when either form is
 * submitted; and at the start for ticks made before this view existed.
 */
export function useLiveFilters({ isLive, isAhead, form, apply }: Applying): void {
  const { element, root } = useHost();
  const isOfForm = (control: HTMLInputElement, outer: HTMLFormElement | null): boolean =>
    control.form === form.current
      ? // Ignores the search field among a filter's entries, which has no name.
        control.form !== null && control.name !== ''
      : control.form != null && control.form === outer && !element.contains(control);

  const onDone = useEffectEvent((event: Event) => {
    if (!isLive || event.defaultPrevented) return;
    const { type, target } = event;
    const outer = element.querySelector('form');
    const control = target as HTMLInputElement;
    if (type === 'submit' ? target !== form.current && target !== outer : !isOfForm(control, outer)) return;
    if (type === 'submit') event.preventDefault();
    // An invalid range does not apply, and the browser reports it at its field.
    else if (form.current?.reportValidity() === false) return;
    apply();
  });
  const onBegin = useEffectEvent(() => {
    if (isLive && isAhead) apply();
  });
  useEffect(() => onBegin(), []);
  // A layout effect, because the person may press a key in the form before the browser has painted it.
  useLayoutEffect(() => {
    const done = (event: Event) => onDone(event);
    const places = [root, element.ownerDocument];
    for (const place of places) for (const type of ['change', 'submit']) place.addEventListener(type, done);
    return () => {
      for (const place of places) for (const type of ['change', 'submit']) place.removeEventListener(type, done);
    };
  }, [element, root]);
}

interface Announced {
  readonly isEnabled: boolean;
  readonly total: number | undefined;
  readonly failure: string | undefined;
  /** Changes with each response. */
  readonly of: unknown;
}

export function useAnnouncedResults({ isEnabled, total, failure, of }: Announced): void {
  const announce = useAnnounce();
  const announced = useRef(of);
  const announceResults = useEffectEvent(() => {
    if (isEnabled) announce(total === undefined ? filterText.renewed : filterText.found(total));
  });
  useEffect(() => {
    if (announced.current === of) return;
    announced.current = of;
    announceResults();
  }, [of]);
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [announce, failure]);
}
