/** Decides which style sheets every view adopts for the common components, in this order. */
import base from './base.css?inline';
import button from './button.css?inline';
import card from './card.css?inline';
import modal from './modal.css?inline';
import notice from './notice.css?inline';
import radioCards from './radio-cards.css?inline';
import radioTiles from './radio-tiles.css?inline';
import skeleton from './skeleton.css?inline';
import spinner from './spinner.css?inline';
import stepBar from './step-bar.css?inline';
import table from './table.css?inline';
import tokens from './tokens.css?inline';

export const uiStyles: readonly string[] = [
  tokens,
  base,
  spinner,
  skeleton,
  button,
  card,
  notice,
  radioCards,
  radioTiles,
  stepBar,
  table,
  modal,
];
