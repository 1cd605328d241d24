/** Loads a page of regulations: only a readable text may be accepted. */
import { Failure } from '../../http/failure';
import { requestText } from '../../http/page-text';
import { blocksOf, mainOf, upToLastTag, type Block } from './blocks';

/** The page's blocks, at least one. Rejects only with a Failure; `session` if the server redirected to a login page. */
export async function fetchRegulations(url: string): Promise<readonly Block[]> {
  const { text, isRedirected } = await requestText(url);
  // Checks only the main part: many shops have a small login form in every page's header.
  if (isRedirected && asksForPassword(mainOf(text))) throw new Failure('session');
  const blocks = blocksOf(text);
  if (blocks.length === 0) throw new Failure('unreadable');
  return blocks;
}

const asksForPassword = (html: string): boolean =>
  [...upToLastTag(html).matchAll(/<input\b[^>]*>/gi)].some(([tag]) => /\btype\s*=\s*["']?password\b/i.test(tag));
