/** Splits a script into strings, comments and code, and finds the ends of its statements. */
import type { Code, CodeString } from './code';

export interface JsCode extends Code {
  /** The script with its comments blanked. */
  readonly code: string;
}

interface TemplateLiteral {
  readonly from: number;
  readonly holes: { from: number; to: number }[];
  /** Braces open in the current hole; undefined between holes. */
  depth: number | undefined;
}

const IN_CODE = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^'\\\n]|\\[^])*'?|"(?:[^"\\\n]|\\[^])*"?|[`;{}\n/]/g;
const IN_TEMPLATE = /\\|`|\$\{/g;
const REGEX = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//y;
/** After these a slash begins a regular expression, and a new line continues the statement. */
const EXPECTS = /(?:^|[-+*/%(,=:[!&|?{};<>~^]|\breturn|\btypeof|\bcase)\s*$/;
const GOES_ON = /\s*[-+*.?:,)\]=&|<>]/y;

export function readJs(text: string): JsCode {
  const strings: CodeString[] = [];
  const stops: number[] = [];
  const comments: { readonly from: number; readonly to: number }[] = [];
  const open: TemplateLiteral[] = [];
  const isExpecting = (at: number): boolean => EXPECTS.test(text.slice(Math.max(0, at - 40), at));
  for (let at = 0; at < text.length;) {
    const literal = open.at(-1);
    const inLiteral = literal?.depth === undefined ? literal : undefined;
    const pattern = inLiteral === undefined ? IN_CODE : IN_TEMPLATE;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) break;
    const { 0: token, index } = match;
    at = index + token.length;
    if (inLiteral !== undefined) {
      if (token === '\\') at++;
      else if (token === '${') {
        inLiteral.depth = 0;
        inLiteral.holes.push({ from: index, to: text.length });
      } else {
        open.pop();
        strings.push({ from: inLiteral.from, to: index, kind: 'literal', holes: inLiteral.holes });
      }
    } else if (token.startsWith('//') || token.startsWith('/*')) comments.push({ from: index, to: at });
    else if (token === '`') open.push({ from: at, holes: [], depth: undefined });
    else if (token === '/') {
      REGEX.lastIndex = index;
      if (isExpecting(index) && REGEX.test(text)) at = REGEX.lastIndex;
    } else if (/^['"]/.test(token)) {
      const isClosed = token.length > 1 && token.endsWith(token.charAt(0));
      if (isClosed) strings.push({ from: index + 1, to: at - 1, kind: 'script' });
    } else if (token === '}' && literal?.depth === 0) {
      const hole = literal.holes.at(-1);
      if (hole !== undefined) hole.to = at;
      literal.depth = undefined;
    } else {
      if (literal?.depth !== undefined) literal.depth += token === '{' ? 1 : token === '}' ? -1 : 0;
      GOES_ON.lastIndex = at;
      if (token !== '\n' || !(isExpecting(index) || GOES_ON.test(text))) stops.push(index);
    }
  }
  let code = '';
  for (const { from, to } of comments)
    code += text.slice(code.length, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ');
  return { strings: strings.sort((a, b) => a.from - b.from), stops, code: code + text.slice(code.length) };
}
