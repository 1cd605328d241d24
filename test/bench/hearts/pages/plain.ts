/** The heart of `plain-definition.js` in the bench. */
import { measureHearts } from './measuring';

measureHearts({ tag: 'plain-heart', define: () => import('./plain-definition.js') });
