/** Decides how a template hands over large data: one JSON object in a child `<script type="application/json">`. */
import { see } from '../page/see';

/**
 * The object of the first such child, or undefined where there is none. Its keys are the attributes' names in
 * camelCase. Anything but an object reads as an empty one, and the console says so; half a script, which the parser
 * has stopped in, is none yet: a form asks before the page has come.
 */
export function childData(element: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  // Hundreds of small elements have no children at all.
  if (element.firstElementChild === null) return undefined;
  const script = element.querySelector(':scope > script[type="application/json"]');
  if (script === null) return undefined;
  try {
    const data: unknown = JSON.parse(script.textContent);
    if (data instanceof Object && !Array.isArray(data)) return data as Record<string, unknown>;
    throw new TypeError('not an object');
  } catch (error) {
    if (document.readyState === 'loading') return undefined;
    // As a rule the template escaped it wrongly, or broke off in the middle.
    console.warn(`<${element.localName}> child JSON ignored:`, error, script, see('child-json'));
  }
  return {};
}

/**
 * Calls back once the element's children are all there. While the document is still arriving, the parser connects an
 * element before its children, and may stop in the middle of the script's text; afterwards children come first.
 */
export function whenParsed(then: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', then, { once: true });
  else then();
}
