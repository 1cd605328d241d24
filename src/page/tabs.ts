/** Decides how the tabs of one origin tell each other about changes. */
import { onPageHide, onPageRestored } from './lifecycle';

/**
 * Listens to the other tabs on the channel `name` and returns the function that notifies them, optionally with a value. The own tab
 * gets no message. Messages may come from another version of the script. Without BroadcastChannel, tabs do not learn of each other.
 */
export function openChannel(name: string, onMessage: (message: unknown) => void): (message?: unknown) => void {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    try {
      channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }) => onMessage(data);
    } catch {
      channel = undefined;
    }
  };
  // A page with an open channel may be refused by the back/forward cache, so it is closed meanwhile.
  onPageHide(() => channel?.close());
  onPageRestored(open);
  open();
  return (message = null) => {
    try {
      channel?.postMessage(message);
    } catch {
      // Closed by pagehide, but the last request's answer still arrived. A restored page reloads what it shows.
    }
  };
}
