/** Style sheets of the quick order, in cascade order. */
import { fieldStyles } from '../fields/styles';
import modal from '../ui/modal.css?inline';
import { uiStyles } from '../ui/styles';
import cards from './cards.css?inline';
import dialogs from './dialogs.css?inline';
import foot from './foot.css?inline';
import preview from './preview/preview.css?inline';
import quick from './quick.css?inline';
import rows from './rows.css?inline';
import verdict from './verdict.css?inline';

export const quickStyles: readonly string[] = [
  ...uiStyles,
  ...fieldStyles,
  modal,
  quick,
  preview,
  rows,
  cards,
  verdict,
  foot,
  dialogs,
];
