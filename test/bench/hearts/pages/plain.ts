/** Decides how the heart of `plain-definition.js` stands in the bench. */
import { measureHearts } from './measuring';

measureHearts({ tag: 'plain-heart', define: () => import('./plain-definition.js') });
