/** Decides how the tabs of one origin tell each other that something has changed. */
import { onPageHide, onPageRestored } from './lifecycle';

/**
 * Listens to the other tabs on the channel `name` and gives the function that tells them. Says nothing to its own tab.
 * Where the browser has no BroadcastChannel, or forbids it, tabs do not hear of each other.
 */
export function openChannel(name: string, onMessage: () => void): () => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    try {
      channel = new BroadcastChannel(name);
      channel.onmessage = onMessage;
    } catch {
      channel = undefined;
    }
  };
  // A page with an open channel may be refused by the back/forward cache, so it is closed meanwhile.
  onPageHide(() => channel?.close());
  onPageRestored(open);
  open();
  return () => {
    try {
      channel?.postMessage(null);
    } catch {
      // Closed by pagehide: an answer to the last request still came. The restored page reloads what it shows.
    }
  };
}
