/** Decides what one script tag gives a page: the loader, which knows every tag that has a file in define/, and a template's buttons. */
import { startLoader } from '../src/element/loader';

startLoader(import.meta.glob('./*.ts', { base: './define' }), {
  // People type into it before anything else of the page has loaded.
  'shop-suggester': () => import('../src/search/suggester/first-screen'),
});
