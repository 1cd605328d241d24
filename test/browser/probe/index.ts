/** Entry of the browser tests' own page: the same loader as in `elements/`, for the probes. */
import { startLoader } from '../../../src/element/loader';

startLoader(import.meta.glob('./shop-*.ts'), { 'shop-selling': () => import('./Parts') });
