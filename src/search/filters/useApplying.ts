/** Decides what makes chosen filters apply at once, and what screen readers hear of it. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useHost } from '../../element/useHost';
import { useAnnounce } from '../../ui/LiveRegion';
import { filterText } from './text';

interface Applying {
  readonly isLive: boolean;
  /** The person changed the template's own form before this view was there. */
  readonly isAhead: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly apply: () => void;
}

/**
 * Applies after a change in the form, or in a control outside the list that belongs to the template's form; when either form is
 * submitted; and at the start for ticks made before this view was there.
 */
export function useApplying({ isLive, isAhead, form, apply }: Applying): void {
  const { element, root } = useHost();
  const isOfForm = (control: HTMLInputElement, outer: HTMLFormElement | null): boolean =>
    control.form === form.current
      ? // The search field among a filter's entries chooses nothing.
        control.form !== null && control.name !== ''
      : control.form != null && control.form === outer && !element.contains(control);

  const onDone = useEffectEvent((event: Event) => {
    if (!isLive || event.defaultPrevented) return;
    const { type, target } = event;
    const outer = element.querySelector('form');
    const control = target as HTMLInputElement;
    if (type === 'submit' ? target !== form.current && target !== outer : !isOfForm(control, outer)) return;
    if (type === 'submit') event.preventDefault();
    // A range that is no number filters nothing, and the browser says so at its field.
    else if (form.current?.reportValidity() === false) return;
    apply();
  });
  const onBegin = useEffectEvent(() => {
    if (isLive && isAhead) apply();
  });
  useEffect(() => onBegin(), []);
  // A layout effect, because a key may be pressed in the form before the browser has painted it.
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
  /** Changes with each answer. */
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
