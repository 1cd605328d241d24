/** Decides how a template hands over large data: one JSON object in a child `<script type="application/json">`. */

/**
 * The object in the first such child, or undefined if there is none. Its keys are the attributes' names in camelCase.
 * Anything but an object reads as an empty object, with a console warning. A script that the parser has only half read
 * counts as missing: a form may ask while the page is still loading.
 */
export function childData(element: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  // Hundreds of small elements have no children at all.
  if (element.firstElementChild === null) return undefined;
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (script === null) return undefined;
  try {
    const data: unknown = JSON.parse(script.textContent);
    if (data instanceof Object && !Array.isArray(data)) return data as Record<string, unknown>;
    throw new TypeError();
  } catch (error) {
    if (document.readyState === 'loading') return undefined;
    void import('../page/notes').then(({ ignored }) => ignored(element.localName, script, error));
  }
  return {};
}

/**
 * Calls back once all of the element's children are there. While the document is loading, the parser connects an element
 * before its children and may pause in the middle of the script's text; afterwards children always come first.
 */
export function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}
