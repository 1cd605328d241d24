/** Decides what one script tag gives a page: the loader, which knows every tag that has a file here. */
import { startLoader } from '../src/element/loader';

startLoader(import.meta.glob('./shop-*.ts'), {
  // People type into it before anything else of a page is there.
  'shop-suggester': () => import('../src/search/suggester/Suggester'),
});
