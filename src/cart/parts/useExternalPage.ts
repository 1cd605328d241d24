/** Opens a page that needs a token: the click fetches the token, errors appear in slot `abrys`. */
import { useState } from 'react';
import { failureOf } from '../../http/failure';
import { reportUncaught } from '../../page/report-uncaught';
import { openTab } from '../../page/new-tab';
import { followUrl } from '../../page/safe-url';
import { docsUrl } from '../../page/docs-url';
import { useCart, useCartSettings } from './CartContext';
import { text } from '../text';
import { fetchToken, type Token } from '../wire/token';

type PageError = 'noToken' | 'failed';

export interface ExternalPage {
  open: () => void;
  busy: boolean;
  /** The URL is ready, but the browser blocked the tab: the buyer has to click again. */
  waiting: boolean;
}

/** `build` returns the page's URL for a token; undefined if data are missing. */
export function useExternalPage(build: (token: Token) => string | undefined): ExternalPage {
  const { session, origins } = useCartSettings();
  const configUrl = followUrl(useCart().abrys_config_url, { origins });
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState<string>();

  /** The page's URL, or the text key of the error. */
  async function fetchUrl(): Promise<{ url: string } | { trouble: PageError }> {
    if (configUrl === undefined) return { trouble: 'noToken' };
    const token = await fetchToken(configUrl).catch((error: unknown) => void failureOf(error));
    if (token === undefined) return { trouble: 'noToken' };
    const url = followUrl(build(token), { origins });
    if (url !== undefined) return { url };
    console.error('Error - Redirect to Abrys');
    console.info(`How to fix it: ${docsUrl('redirect')}`);
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
      // A bug in our code or in a script of the page: its message is for developers, not for the buyer.
      reportUncaught(error);
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
