/** The heart of `lit-definition.js` in the bench. */
import { measureHearts } from './measuring';

measureHearts({ tag: 'lit-heart', define: () => import('./lit-definition.js') });
