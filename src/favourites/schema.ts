/** Wire schema of marking a favourite. */
import * as v from 'valibot';
import { flag, id } from '../http/tolerant';

/** Body of both calls, add and remove: the product's id. */
export const favouriteBody = v.object({ id });

/** Answer of both; without the flag set, the server has not done it. */
export const favouriteAnswer = v.object({ success: flag });
