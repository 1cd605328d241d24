/** Decides how the tabs of one origin tell each other that something has changed. */
import { onPageHide, onPageRestored } from './lifecycle';

/**
 * Listens to the other tabs on the channel `name` and gives the function that tells them, a value if there is one to tell. Says nothing
 * to its own tab. What is heard may come from another version of the script. Without BroadcastChannel tabs do not hear of each other.
 */
export function openChannel(name: string, onMessage: (told: unknown) => void): (what?: unknown) => void {
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
  return (what = null) => {
    try {
      channel?.postMessage(what);
    } catch {
      // Closed by pagehide: an answer to the last request still came. The restored page reloads what it shows.
    }
  };
}
