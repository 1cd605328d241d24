/** Decides how a page that needs a token is opened: the click fetches the token, failures appear in slot `abrys`. */
import { useState } from 'react';
import { failureOf } from '../../http/failure';
import { reportFault } from '../../page/fault';
import { openTab } from '../../page/new-tab';
import { followUrl } from '../../page/safe-url';
import { see } from '../../page/see';
import { useCart, useCartSettings } from './CartContext';
import { text } from '../text';
import { fetchToken, type Token } from '../wire/token';

type PageError = 'noToken' | 'failed';

export interface ExternalPage {
  open: () => void;
  busy: boolean;
  /** The address is ready, but the browser blocked the tab: another click is needed. */
  waiting: boolean;
}

/** `build` makes the address from the token; undefined if something is missing. */
export function useExternalPage(build: (token: Token) => string | undefined): ExternalPage {
  const { session, origins } = useCartSettings();
  const configUrl = followUrl(useCart().abrys_config_url, { origins });
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState<string>();

  /** The page's address, or which sentence says why there is none. */
  async function fetchUrl(): Promise<{ url: string } | { trouble: PageError }> {
    if (configUrl === undefined) return { trouble: 'noToken' };
    const token = await fetchToken(configUrl).catch((error: unknown) => void failureOf(error));
    if (token === undefined) return { trouble: 'noToken' };
    const url = followUrl(build(token), { origins });
    if (url !== undefined) return { url };
    console.error('Error - Redirect to Abrys');
    console.info(`How to mend it: ${see('redirect')}`);
    return { trouble: 'failed' };
  }

  async function fetchAndOpen() {
    const say = (trouble: PageError) => session.show('abrys', { messages: [text.abrys[trouble]] });
    session.clear('abrys');
    setBusy(true);
    try {
      const result = await fetchUrl();
      if ('trouble' in result) say(result.trouble);
      else if (!openTab(result.url)) setReady(result.url);
    } catch (error) {
      // A bug of ours or of a script on the page: its message is for developers, not for the buyer.
      reportFault(error);
      say('failed');
    } finally {
      setBusy(false);
    }
  }

  function open() {
    if (ready === undefined) return void fetchAndOpen();
    if (openTab(ready)) setReady(undefined);
  }
  return { open, busy, waiting: ready !== undefined };
}
