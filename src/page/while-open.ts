/** Decides when an open panel closes: Escape, a press or focus elsewhere. Escape gives the focus back to the button. */

/** `root` contains the panel and its button. Returns the function that stops it. */
export function whileOpen(root: HTMLElement, close: () => void): () => void {
  const isInside = (event: Event) => event.composedPath().includes(root);
  const onElsewhere = (event: Event) => {
    if (!isInside(event)) close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    root.querySelector('button')?.focus();
  };
  const document = root.ownerDocument;
  document.addEventListener('pointerdown', onElsewhere);
  document.addEventListener('focusin', onElsewhere);
  root.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onElsewhere);
    document.removeEventListener('focusin', onElsewhere);
    root.removeEventListener('keydown', onKey);
  };
}
