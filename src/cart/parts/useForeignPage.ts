/** Decides how a page behind a token is opened: the token is fetched on the click, failures stand under `abrys`. */
import { useState } from 'react';
import { openTab } from '../../page/new-tab';
import { followUrl } from '../../page/safe-url';
import { useCart, useCartSettings } from './CartContext';
import { text } from '../text';
import { fetchToken, type Token } from '../wire/token';

export interface ForeignPage {
  open: () => void;
  busy: boolean;
  /** The page is ready but the browser wants another click. */
  waiting: boolean;
}

/** `build` makes the address out of the token; undefined when something is missing for it. */
export function useForeignPage(build: (token: Token) => string | undefined): ForeignPage {
  const { session, origins } = useCartSettings();
  const configUrl = followUrl(useCart().abrys_config_url, { origins });
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState<string>();

  async function fetchAndOpen() {
    session.clear('abrys');
    setBusy(true);
    try {
      if (configUrl === undefined) throw new Error(text.abrys.noToken);
      const token = await fetchToken(configUrl).catch(() => {
        throw new Error(text.abrys.noToken);
      });
      const url = followUrl(build(token), { origins });
      if (url === undefined) {
        console.error('Error - Redirect to Abrys');
        throw new Error(text.abrys.failed);
      }
      if (!openTab(url)) setReady(url);
    } catch (error) {
      session.say('abrys', { messages: [(error as Error).message] });
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
