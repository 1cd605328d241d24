/** Decides how a found title is shown: its safe HTML, with what was typed marked in it. */
import { safeNodes } from '../ui/SafeHtml';
import { markedTitle } from './marked';

export const MarkedTitle = ({ html, phrase }: { html: string; phrase: string }) => (
  <>{safeNodes(markedTitle(html, phrase))}</>
);
