/** Styles template content that is too deep for a shadow root's style sheet. */
import { useLayoutEffect } from 'react';
import { adopt } from '../../element/styles';

/** Adds the text's sheet to the document (or shadow root) around the element, once for all elements that use it; it stays. */
export function usePageSheet(element: HTMLElement, css: string): void {
  // Runs before painting, so that questions do not visibly change from the page's own style.
  useLayoutEffect(() => adopt(element.getRootNode() as Document | ShadowRoot, [css]), [element, css]);
}
