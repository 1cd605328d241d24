/** Fetches a token for the configurator or the deferred-payment provider from their server, without sending any data. */
import * as v from 'valibot';
import { request } from '../../http/request';
import { maybe, text } from '../../http/tolerant';

/** Response of `GET {abrys_config_url}/getNewToken`. Both fields are optional; the code that builds the URL checks them. */
export const token = v.object({ token: maybe(text), sessionid: maybe(text) });
export type Token = v.InferOutput<typeof token>;

/** Rejects with a Failure if the request fails. */
export const fetchToken = (configUrl: string): Promise<Token> => {
  const url = new URL(configUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/getNewToken`;
  return request(token, { url: url.href, method: 'GET', credentials: 'omit', foreign: true });
};
