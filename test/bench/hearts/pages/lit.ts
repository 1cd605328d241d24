/** Decides how the heart of `lit-definition.js` stands in the bench. */
import { measureHearts } from './measuring';

measureHearts({ tag: 'lit-heart', define: () => import('./lit-definition.js') });
