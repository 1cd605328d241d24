/** Reads large data of a template: one JSON object in a child `<script type="application/json">`. */

/**
 * Returns the object in the first such child; undefined if there is none. Keys are the attributes' names in camelCase.
 * Anything but an object counts as an empty object, with a console warning. A script that the parser has read only partly
 * counts as missing: a form may need the data while the page is still loading.
 */
export function childData(element: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  // Fast path: most pages have hundreds of small elements without children.
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
 * Calls back as soon as all children of the element are parsed. While the document is loading, the parser connects an element
 * before its children and may pause in the middle of the script's text. Later, children always exist before their parent is connected.
 */
export function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}
