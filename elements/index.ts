/** The entry of a page: the loader, which knows every tag with a file in define/, and the template's command buttons. */
import { startLoader } from '../src/element/loader';

startLoader(import.meta.glob('./*.ts', { base: './define' }), {
  // People type into it before anything else of the page has loaded.
  'shop-suggester': () => import('../src/search/suggester/first-screen'),
});
