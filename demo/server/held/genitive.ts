/** The genitive of a Polish name for the approver's sentence, like `Genitive` of the PHP package. */

type Rules = readonly (readonly [ending: RegExp, other: string])[];

/** Of a name's last letters; the first rule that matches counts. */
const WOMAN: readonly [Rules, Rules] = [
  [
    [/(?<=[aeiouy])ja$/u, 'i'],
    [/^(\p{L}{1,3}[nscz])ia$/u, '$1i'],
    [/(?<=[ijklg])a$/u, 'i'],
    [/a$/u, 'y'],
  ],
  [
    [/(?<=[scz]k)a$/u, 'iej'],
    [/(?<=[kgil])a$/u, 'i'],
    [/a$/u, 'y'],
    [/$/u, ''],
  ],
];
const MAN: readonly [Rules, Rules] = [
  [
    [/ek$/u, 'ka'],
    [/eł$/u, 'ła'],
    [/ander$/u, 'andra'],
    [/y$/u, 'ego'],
    [/(?<=i)$/u, 'ego'],
    [/(?<=[^aeiouyąęó])$/u, 'a'],
  ],
  [
    [/ek$/u, 'ka'],
    [/(?<=i)$/u, 'ego'],
    [/y$/u, 'ego'],
    [/(?<=[kg])a$/u, 'i'],
    [/a$/u, 'y'],
    [/ć$/u, 'cia'],
    [/(?<=[bcdfghjklmnprstwzż])(?<!ec|ą\p{L})$/u, 'a'],
  ],
];

function declined(word: string, rules: Rules): string | undefined {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule && word.replace(rule[0], rule[1]);
}

/** The sentence names the person after a colon if these rules do not know the name. */
export function approvedSentence(name: string): string {
  const [first = '', last = '', ...more] = name.split(' ');
  const rules = first.endsWith('a') ? WOMAN : MAN;
  const words = [declined(first, rules[0]), declined(last, rules[1])];
  const isKnown = more.length === 0 && last !== '' && !words.includes(undefined);
  return isKnown ? `Zaakceptowano zamówienie ${words.join(' ')}` : `Zaakceptowano zamówienie: ${name}`;
}
