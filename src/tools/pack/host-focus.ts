/** Stops React from focusing our element when a commit removes the focused node. */
import type { Plugin } from 'vite';

const RESTORES = '"function" === typeof priorFocusedElem.focus &&';

/** React does not see into a shadow root, and an element's `focus()` would move the focus to its first control. Throws if React has changed. */
export const hostFocus: Plugin = {
  name: 'host-focus',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/react-dom-client.production.js')) return null;
    if (!code.includes(RESTORES)) throw new Error(`${id} no longer restores the focus as expected: see hostFocus.`);
    return { code: code.replace(RESTORES, `${RESTORES} !priorFocusedElem.shadowRoot &&`), map: null };
  },
};
