/** Advances slides automatically: never while pointed at, being read, stopped by the buyer, or with reduced motion. */
import { useEffect, useEffectEvent, useState } from 'react';

interface Autoplay {
  /** Whether the buyer lets it play. */
  readonly playing: boolean;
  /** Whether it is advancing right now. */
  readonly moving: boolean;
  toggle(): void;
}

/** `interval` in ms; 0 never moves. */
export function useAutoplay(element: HTMLElement, interval: number, possible: boolean, onStep: () => void): Autoplay {
  const [stillness] = useState(() => globalThis.matchMedia('(prefers-reduced-motion: reduce)'));
  const [playing, setPlaying] = useState(!stillness.matches);
  const [held, setHeld] = useState(false);
  const step = useEffectEvent(onStep);
  const moving = playing && !held && possible && interval > 0;

  useEffect(() => {
    let pointed = false;
    let focused = false;
    const look = () => setHeld(pointed || focused || element.ownerDocument.hidden);
    const on = {
      pointerenter: () => (pointed = true),
      pointerleave: () => (pointed = false),
      focusin: () => (focused = true),
      focusout: () => (focused = false),
    };
    const listeners = Object.entries(on).map(([name, note]) => [name, () => (note(), look())] as const);
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.ownerDocument.addEventListener('visibilitychange', look);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      element.ownerDocument.removeEventListener('visibilitychange', look);
    };
  }, [element]);

  // Once stopped, only the buyer restarts it.
  useEffect(() => {
    const stop = () => stillness.matches && setPlaying(false);
    stillness.addEventListener('change', stop);
    return () => stillness.removeEventListener('change', stop);
  }, [stillness]);

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => step(), interval);
    return () => clearInterval(timer);
  }, [moving, interval]);

  return { playing, moving, toggle: () => setPlaying(!playing) };
}
