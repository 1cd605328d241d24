/** Opens a page that needs a token: the click fetches the token, errors appear in slot `abrys`. */
import { useState } from 'react';
import { reportUncaught } from '../../page/report-uncaught';
import { openTab } from '../../page/new-tab';
import { useCart, useCartSettings } from './CartContext';
import { text } from '../text';

export interface ExternalPage {
  open: () => void;
  busy: boolean;
  /** The URL is ready, but the browser blocked the tab: the buyer has to click again. */
  waiting: boolean;
}

/** `payment`: a deferred payment's page; default: the configurator. */
export function useExternalPage(payment?: { readonly url: string | undefined }): ExternalPage {
  const settings = useCartSettings();
  const { session } = settings;
  const cart = useCart();
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState<string>();

  async function fetchAndOpen() {
    const say = (trouble: 'noToken' | 'failed') => session.show('abrys', { messages: [text.abrys[trouble]] });
    session.clear('abrys');
    setBusy(true);
    try {
      const { externalUrl } = await import('./external-page');
      const result = await externalUrl(cart, settings, payment);
      if ('trouble' in result) say(result.trouble);
      else if (!openTab(result.url)) setReady(result.url);
    } catch (error) {
      // The import failed, or a bug in our code or in a script of the page: its message is for developers, not for the buyer.
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
