/** Decides how an element styles what a template put into it deeper than a shadow root's style sheet reaches. */
import { useLayoutEffect } from 'react';
import { adopt } from '../../element/styles';

/** Puts the text's sheet on the document (or shadow root) in which the element stands, once however many elements want it; it stays. */
export function usePageSheet(element: HTMLElement, css: string): void {
  // Before it is painted: questions in the page's own look would be seen to jump.
  useLayoutEffect(() => adopt(element.getRootNode() as Document | ShadowRoot, [css]), [element, css]);
}
