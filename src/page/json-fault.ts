/** Finds the first syntax error in a JSON text: browsers describe its position in different ways, or not at all. */

/* oxlint-disable no-control-regex -- JSON forbids them inside a text. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])))/y;
/* oxlint-enable */

type Expected = 'value' | 'key' | ':' | 'end';

/** The offset of the first invalid character; the text's length if it only ends too early; -1 if it is valid JSON. */
export function jsonFault(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let canClose = false;
  let index = 0;
  for (;;) {
    TOKEN.lastIndex = index;
    const [whole = '', punctuation, word, plain] = TOKEN.exec(text) ?? [];
    const fault = index + (/^[ \t\r\n]*/.exec(text.slice(index))?.[0].length ?? 0);
    const inside = open.at(-1);
    if (whole === '') return fault === text.length && expected === 'end' && inside === undefined ? -1 : fault;
    if (expected === 'value' && word !== undefined) {
      expected = 'end';
      canClose = true;
    } else if (expected === 'value' && (punctuation === '{' || punctuation === '[')) {
      open.push(punctuation);
      expected = punctuation === '{' ? 'key' : 'value';
      canClose = true;
    } else if (expected === 'key' && word !== undefined && plain === undefined) {
      expected = ':';
      canClose = false;
    } else if (expected === ':' && punctuation === ':') expected = 'value';
    else if (canClose && inside !== undefined && punctuation === (inside === '{' ? '}' : ']')) {
      open.pop();
      expected = 'end';
      canClose = true;
    } else if (expected === 'end' && inside !== undefined && punctuation === ',') {
      expected = inside === '{' ? 'key' : 'value';
      canClose = false;
    } else return fault;
    index += whole.length;
  }
}
