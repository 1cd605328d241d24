/** Finds the end of PHP code, its strings, and the ends of its statements. */
import type { Code, CodeString } from './code';

export interface PhpCode extends Code {
  /** The offset after the `?>`, or the end of the text. */
  readonly end: number;
}

// `#[` begins an attribute, not a comment.
const TOKEN = /\?>|\/\/|#(?!\[)|\/\*|'|"|<<<|[;{}]/g;
const SINGLE = /[^'\\]*(?:\\[^][^'\\]*)*/y;
const DOUBLE = /[^"\\]*(?:\\[^][^"\\]*)*/y;
const HEREDOC = /[ \t]*(["']?)([a-z_]\w*)\1\r?(?=\n)/iy;

/** The match of a sticky pattern at one place. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The next match of the pattern; the end of the text if there is none. */
function next(pattern: RegExp, text: string, at: number): number {
  const offset = text.slice(at).search(pattern);
  return offset < 0 ? text.length : at + offset;
}

/** Reads from after the `<?`. */
export function readPhp(text: string, start: number): PhpCode {
  const strings: CodeString[] = [];
  const stops: number[] = [];
  let at = start;
  for (let token = tokenAt(text, at); token !== undefined; token = tokenAt(text, at)) {
    const { kind, behind } = token;
    if (kind === '?>') return { end: behind, strings, stops };
    if (kind === '//' || kind === '#') at = next(/\n|\?>/, text, behind);
    else if (kind === '/*') at = next(/\*\//, text, behind) + 2;
    else if (kind === "'" || kind === '"') {
      const inside = matchAt(kind === "'" ? SINGLE : DOUBLE, text, behind)?.[0] ?? '';
      const to = behind + inside.length;
      strings.push({ from: behind, to, kind: kind === "'" ? 'single' : 'double' });
      at = to + 1;
    } else if (kind === '<<<') {
      const [opening, quote, name] = matchAt(HEREDOC, text, behind) ?? [];
      at = behind + (opening?.length ?? 0);
      if (name === undefined) continue;
      const to = next(new RegExp(`\\n[ \\t]*${name}\\b`), text, at);
      if (to > at) strings.push({ from: at + 1, to, kind: quote === "'" ? 'nowdoc' : 'heredoc' });
      at = next(/\w\b/, text, to);
    } else {
      stops.push(behind - 1);
      at = behind;
    }
  }
  return { end: text.length, strings, stops };
}

function tokenAt(text: string, at: number): { readonly kind: string; readonly behind: number } | undefined {
  const match = matchAt(TOKEN, text, at);
  return match === null ? undefined : { kind: match[0], behind: match.index + match[0].length };
}
