/** Decides where a text stops being JSON: browsers name the place in different words, or not at all. */

/* oxlint-disable no-control-regex -- JSON forbids them inside a text. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])))/y;
/* oxlint-enable */

type Wanted = 'value' | 'key' | ':' | 'end';

/** The offset of the first character that JSON cannot have there; the text's length if it only ends too early; -1 if it is JSON. */
export function jsonFault(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let canClose = false;
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const [whole = '', sign, word, plain] = TOKEN.exec(text) ?? [];
    const fault = at + (/^[ \t\r\n]*/.exec(text.slice(at))?.[0].length ?? 0);
    const inside = open.at(-1);
    if (whole === '') return fault === text.length && wanted === 'end' && inside === undefined ? -1 : fault;
    if (wanted === 'value' && word !== undefined) {
      wanted = 'end';
      canClose = true;
    } else if (wanted === 'value' && (sign === '{' || sign === '[')) {
      open.push(sign);
      wanted = sign === '{' ? 'key' : 'value';
      canClose = true;
    } else if (wanted === 'key' && word !== undefined && plain === undefined) {
      wanted = ':';
      canClose = false;
    } else if (wanted === ':' && sign === ':') wanted = 'value';
    else if (canClose && inside !== undefined && sign === (inside === '{' ? '}' : ']')) {
      open.pop();
      wanted = 'end';
      canClose = true;
    } else if (wanted === 'end' && inside !== undefined && sign === ',') {
      wanted = inside === '{' ? 'key' : 'value';
      canClose = false;
    } else return fault;
    at += whole.length;
  }
}
