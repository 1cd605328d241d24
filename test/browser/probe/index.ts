/** Decides what the browser tests' own page loads: the same loader as in `elements/`, over the probes. */
import { startLoader } from '../../../src/element/loader';

startLoader(import.meta.glob('./shop-*.ts'), { 'shop-selling': () => import('./Parts') });
