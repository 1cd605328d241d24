/** Posts fields like a browser's form, with the tokens of a call. */
import { csrfHeaders } from './csrf';

/** Also while the page is being left. The response is not read: following its redirect would display the server's messages to nobody. */
export function postForm(url: string, body: URLSearchParams): void {
  const init: RequestInit = { method: 'POST', headers: csrfHeaders(), body, keepalive: true, redirect: 'manual' };
  globalThis.fetch(url, init).catch(() => {});
}
