/** The cart's view with the style sheets of the first screen. */
import { adopt } from '../../element/styles';

/** The sheets that the server printed; if it printed none, or those of another version, they are loaded. */
export async function styled<View>(root: ShadowRoot, view: View): Promise<View & { styles: readonly string[] }> {
  const printed = root.querySelector('style')?.textContent ?? '';
  const isCurrent = printed.includes(`/*${import.meta.env.SHOP_ELEMENTS}*/`);
  const styles = isCurrent ? [printed] : await (await import('./drawn')).styles();
  // The drawing has adopted some of these sheets, and their order matters; the first is the element's own.
  adopt(root, styles, 1);
  return { ...view, styles };
}
