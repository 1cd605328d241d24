/** Decides how code is written into a page: escaped, a span for each colour. */
import { escapeHtml } from './dialects/dialect';
import { highlight } from './highlight';

export const coloured = (code: string): string =>
  highlight(code.trim())
    .map(({ kind, text }) =>
      kind === 'plain' ? escapeHtml(text) : `<span class="code-${kind}">${escapeHtml(text)}</span>`,
    )
    .join('');
