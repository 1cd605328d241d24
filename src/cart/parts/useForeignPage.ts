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

type Trouble = 'noToken' | 'failed';

export interface ForeignPage {
  open: () => void;
  busy: boolean;
  /** The address is ready, but the browser blocked the tab: another click is needed. */
  waiting: boolean;
}

/** `build` makes the address from the token; undefined if something is missing. */
export function useForeignPage(build: (token: Token) => string | undefined): ForeignPage {
  const { session, origins } = useCartSettings();
  const configUrl = followUrl(useCart().abrys_config_url, { origins });
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState<string>();

  /** The page's address, or which sentence says why there is none. */
  async function find(): Promise<{ url: string } | { trouble: Trouble }> {
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
    const say = (trouble: Trouble) => session.say('abrys', { messages: [text.abrys[trouble]] });
    session.clear('abrys');
    setBusy(true);
    try {
      const found = await find();
      if ('trouble' in found) say(found.trouble);
      else if (!openTab(found.url)) setReady(found.url);
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
