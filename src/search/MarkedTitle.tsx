/** Decides how a found title is shown: its safe HTML, with what was typed marked in it. */
import { memo } from 'react';
import { safeNodes } from '../ui/SafeHtml';
import { markedTitle } from './marked';

export const MarkedTitle = memo(({ html, phrase }: { html: string; phrase: string }) => (
  <>{safeNodes(markedTitle(html, phrase))}</>
));
