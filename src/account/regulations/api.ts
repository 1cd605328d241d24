/** Decides what counts as a page of regulations: only what can be read may be accepted. */
import { Failure } from '../../http/failure';
import { requestText } from '../../http/page-text';
import { blocksOf, mainOf, upToLastTag, type Block } from './blocks';

/** The page's blocks, at least one. Throws a Failure and nothing else; `session` for a login page that the server has led to. */
export async function askRegulations(url: string): Promise<readonly Block[]> {
  const { text, isRedirected } = await requestText(url);
  // In its main part: many shops have a small login in the head of every page.
  if (isRedirected && asksForPassword(mainOf(text))) throw new Failure('session');
  const blocks = blocksOf(text);
  if (blocks.length === 0) throw new Failure('unreadable');
  return blocks;
}

const asksForPassword = (html: string): boolean =>
  [...upToLastTag(html).matchAll(/<input\b[^>]*>/gi)].some(([tag]) => /\btype\s*=\s*["']?password\b/i.test(tag));
