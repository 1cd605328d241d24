/** Tests that the build notices a React whose restoring of the focus it no longer knows. */
import { expect, it } from 'vitest';
import { hostFocus } from '../../../../src/tools/pack/host-focus';

const transform = hostFocus.transform as unknown as (code: string, id: string) => { code: string } | null;
const REACT = '/node_modules/react-dom/cjs/react-dom-client.production.js';

it('leaves out elements with a shadow root, and throws if React has changed', () => {
  const code = '"function" === typeof priorFocusedElem.focus && priorFocusedElem.focus();';
  expect(transform(code, REACT)?.code).toContain('!priorFocusedElem.shadowRoot && priorFocusedElem.focus()');
  expect(transform(code, '/src/page/idle.ts')).toBe(null);
  expect(() => transform('focusAgain();', REACT)).toThrow('no longer restores the focus');
});
