/** Decodes the character references in a title: all numeric ones, and the named ones that shop servers write. */

/** U+00A0 … U+00FF in order: the entities that PHP's htmlentities() writes for Latin-1. */
const LATIN1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ' +
  'ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc ' +
  'Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml ' +
  'aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave ' +
  'uacute ucirc uuml yacute thorn yuml'
).split(' ');

const named = new Map<string, string>([
  ...LATIN1.map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    euro: '€',
    trade: '™',
    lsquo: '‘',
    rsquo: '’',
    sbquo: '‚',
    ldquo: '“',
    rdquo: '”',
    bdquo: '„',
    minus: '−',
    le: '≤',
    ge: '≥',
    asymp: '≈',
    thinsp: '\u2009',
    ensp: '\u2002',
    emsp: '\u2003',
    permil: '‰',
    prime: '′',
    Prime: '″',
    aogon: 'ą',
    cacute: 'ć',
    eogon: 'ę',
    lstrok: 'ł',
    nacute: 'ń',
    sacute: 'ś',
    zacute: 'ź',
    zdot: 'ż',
    Aogon: 'Ą',
    Cacute: 'Ć',
    Eogon: 'Ę',
    Lstrok: 'Ł',
    Nacute: 'Ń',
    Sacute: 'Ś',
    Zacute: 'Ź',
    Zdot: 'Ż',
  }),
]);

function fromCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

/** Replaces character references once ("&amp;lt;" becomes "&lt;"); unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,7})|#(\d{1,8})|([a-z][\da-z]{1,7}));/gi, (whole, hex, decimal, name) => {
    if (hex) return fromCode(parseInt(hex, 16));
    if (decimal) return fromCode(parseInt(decimal, 10));
    return named.get(name) ?? whole;
  });
}
