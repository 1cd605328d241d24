/** The entry script of the browser tests: starts the product's loader with the test-only elements of this folder. */
import { startLoader } from '../../../src/element/loader';

startLoader(import.meta.glob('./shop-*.ts'), { 'shop-selling': () => import('./Parts') });
