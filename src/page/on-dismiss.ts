/** Closes an open panel on Escape, or on a press or focus elsewhere. Escape returns the focus to the button. */

/** `root` contains the panel and its button; a button of the template that commands the element belongs to it. Returns the function that stops it. */
export function onDismiss(root: HTMLElement, close: () => void): () => void {
  const { id } = (root.getRootNode() as ShadowRoot).host;
  const isInside = (event: Event) =>
    event.composedPath().some((one) => one === root || (one as Element).getAttribute?.('commandfor') === id);
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
