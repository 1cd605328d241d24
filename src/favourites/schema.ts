/** Wire schema of marking a favourite. */
import * as v from 'valibot';
import { flag, id } from '../http/tolerant';

/** Body of both calls, add and remove: the product's id. */
export const favouriteBody = v.object({ id });

/** Response of both calls; without `success` the server has not carried out the change. */
export const favouriteAnswer = v.object({ success: flag });
