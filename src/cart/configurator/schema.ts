/** Decides what the configurator's token is on the wire: `GET {abrys_config_url}/getNewToken` (spec section 7). */
import * as v from 'valibot';
import { text } from '../../http/tolerant';

const given = v.pipe(text, v.minLength(1));

/** Opens the configurator or the deferred-payment provider. Neither part may stand in a link, a log or the data layer. */
export const newToken = v.object({ token: given, sessionid: given });
export type NewToken = v.InferOutput<typeof newToken>;
