/** Adds a description from our shadow root to a template's input, whose `aria-describedby` cannot refer to it. */

/** The description of one input, in addition to the page's own. */
interface Note {
  readonly of: HTMLInputElement;
  announce(text: string): void;
  remove(): void;
}

/** The text is hidden in `element`. `aria-description` would not work: an input with the page's own description ignores it. */
export function noteIn(element: HTMLElement, input: HTMLInputElement): Note {
  const words = element.ownerDocument.createElement('span');
  words.id = `${input.id}-shop-note`;
  words.hidden = true;
  words.slot = 'note';
  element.append(words);
  const announce = (text: string) => {
    words.textContent = text;
    const ids = (input.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .filter((id) => id !== '' && id !== words.id);
    if (text !== '') ids.push(words.id);
    if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
    else input.removeAttribute('aria-describedby');
  };
  return {
    of: input,
    announce,
    remove() {
      announce('');
      words.remove();
    },
  };
}
