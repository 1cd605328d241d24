/** A title as safe HTML, with the words of a phrase marked. */
import { safeNodes } from '../ui/SafeHtml';
import { markedTitle } from './marked';

export const MarkedTitle = ({ html, phrase }: { html: string; phrase: string }) => (
  <>{safeNodes(markedTitle(html, phrase))}</>
);
