/** Lists the style sheets that every view adopts, in this order. Some views add their own. */
import base from './base.css?inline';
import button from './button.css?inline';
import card from './card.css?inline';
import notice from './notice.css?inline';
import prose from './prose.css?inline';
import skeleton from './skeleton.css?inline';
import spinner from './spinner.css?inline';
import tokens from './tokens.css?inline';

export const uiStyles: readonly string[] = [tokens, base, prose, spinner, skeleton, button, card, notice];
