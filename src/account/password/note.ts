/** Decides how a template's input is described by what stands in our shadow root, out of reach of its `aria-describedby`. */

/** What is said of one input, beside what the page itself describes it by. */
interface Note {
  readonly of: HTMLInputElement;
  say(text: string): void;
  remove(): void;
}

/** Its words stand unseen in `element`. Not `aria-description`: an input that is described by something of the page's own ignores it. */
export function noteIn(element: HTMLElement, input: HTMLInputElement): Note {
  const words = element.ownerDocument.createElement('span');
  words.id = `${input.id}-shop-note`;
  words.hidden = true;
  words.slot = 'note';
  element.append(words);
  const say = (text: string) => {
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
    say,
    remove() {
      say('');
      words.remove();
    },
  };
}
