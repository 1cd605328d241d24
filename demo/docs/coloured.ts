/** Escaped code with a span per colour. */
import { escapeHtml } from './dialects/dialect';
import { highlight } from './highlight';

export const coloured = (code: string): string =>
  highlight(code.trim())
    .map(({ kind, text }) =>
      kind === 'plain' ? escapeHtml(text) : `<span class="code-${kind}">${escapeHtml(text)}</span>`,
    )
    .join('');
