/** Sends messages between the tabs of one origin. */
import { onPageHide, onPageRestored } from './lifecycle';

/**
 * Listens to the other tabs on the channel `name`. Returns the function that notifies them, optionally with a value. The own tab
 * receives no message. Messages may come from another version of the script. Does nothing without BroadcastChannel.
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
  // The back/forward cache may reject a page with an open channel, so it is closed meanwhile.
  onPageHide(() => channel?.close());
  onPageRestored(open);
  open();
  return (message = null) => {
    try {
      channel?.postMessage(message);
    } catch {
      // `pagehide` closed it, but the last response still arrived. A restored page reloads its content.
    }
  };
}
