/** Detects a press by mouse or finger: content that appears meanwhile must not move its target. */

let isDown = false;
const waiting = new Set<() => void>();

/** A finger's `mousedown` comes with its click, after `pointerup`, and moves the focus out of a field. */
globalThis.addEventListener?.('mousedown', () => (isDown = true), true);
for (const type of ['mouseup', 'pointercancel', 'dragend', 'blur']) globalThis.addEventListener?.(type, release, true);

function release(event: Event): void {
  // Ignores the `blur` of a field: only that of the window ends a press.
  if (!isDown || (event.type === 'blur' && event.target !== globalThis)) return;
  isDown = false;
  // The click comes right after `mouseup`.
  setTimeout(() => {
    for (const go of waiting) go();
  });
}

export const isPressing = (): boolean => isDown;

/** Runs `action` once the press is over; the returned function cancels it. */
export function afterPress(action: () => void): () => void {
  const go = () => {
    waiting.delete(go);
    action();
  };
  waiting.add(go);
  return () => void waiting.delete(go);
}
