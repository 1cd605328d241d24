/** Tests the link of a message: to the documentation that the page names, else to the package's own page. */
import { afterEach, expect, it, vi } from 'vitest';
import { pageOf, docsUrl } from '../../../src/page/docs-url';
import { stubPage } from '../../fixtures/page';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [{}, 'node_modules/shop-elements/dist/faults.html#csrf'],
  [{ 'docs-url': '/elementy/' }, 'https://sklep.example/elementy/e/csrf'],
  [{ 'docs-url': '/elementy' }, 'https://sklep.example/elementy/e/csrf'],
  [{ 'docs-url': 'https://docs.example/' }, 'https://docs.example/e/csrf'],
  [{ 'docs-url': '../' }, 'https://sklep.example/e/csrf'],
  // An invalid URL is printed unchanged: a message never throws.
  [{ 'docs-url': 'http://[' }, 'http://[/e/csrf'],
])('docsUrl with %j on <shop-config> returns %s [E8]', (config, address) => {
  stubPage({ config });
  expect(docsUrl('csrf')).toBe(address);
});

it('docsUrl outside a page is a file of the installed package', () => {
  expect(docsUrl('csrf')).toBe('node_modules/shop-elements/dist/faults.html#csrf');
  expect(pageOf('', 'csrf', 'file:///a/dist/')).toBe('file:///a/dist/faults.html#csrf');
});
