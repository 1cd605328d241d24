/** Moves the focus among the tabs of a list with the arrow keys, Home and End. */
import type { KeyboardEvent } from 'react';
import { isModified } from './modifiers';

/** Returns the index of the newly focused tab; undefined for any other key. The first and the last tab are neighbours. */
export function focusTab(event: KeyboardEvent): number | undefined {
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const now = tabs.findIndex((tab) => tab.contains(event.target as Node));
  const isLeftward = getComputedStyle(list).direction === 'rtl';
  const [right, left] = isLeftward ? [now - 1, now + 1] : [now + 1, now - 1];
  const to = { ArrowRight: right, ArrowLeft: left, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined || now < 0 || isModified(event)) return undefined;
  event.preventDefault();
  const index = (to + tabs.length) % tabs.length;
  tabs[index]?.focus();
  return index;
}
