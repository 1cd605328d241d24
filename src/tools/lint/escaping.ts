/** Checks how a template prints JSON, whole or in part, into an attribute or a child script. */
import { inAttribute, inScript, type Language } from './language';
import { PRINTED, STEERING } from './mask-characters';
import { placeholderAt } from './strings';
import type { Template } from './template';

/** A part of the template that prints a value, in the template's own notation. */
interface Print {
  readonly source: string;
  /** Whether the part is between the quotes of a JSON string. */
  readonly isInText: boolean;
}

const ESCAPED = /htmlspecialchars|htmlentities|\b(e|h|esc\w*)\(|\|\s*(e|escape)\b/;
/** Expressions that cannot contain a quote, a backslash or a line break; or that are encoded, with the quotes cut off. */
const HARMLESS = /\(int\)|\b(intval|date)\(|number_format|\b(e|escape)\(\s*['"]js['"]|^%[^s]+$/;
const isHarmless = (source: string): boolean =>
  HARMLESS.test(source) || (source.includes('json_encode') && /\b(trim|substr|slice)\b/.test(source));

/** Functions that leave apostrophes in JSON unescaped unless they get flags. */
const ENCODES = /json_encode|\btoJson\(|\bJson::encode\(|\|\s*serialize\b|\bJSON\.stringify\(/;

/** Whether the flag is named, or may be among flags that only the shop knows. */
const hasFlag = (source: string, flag: string): boolean =>
  source.includes(flag) ||
  /,\s*(\$\w+|\w+::\w+|\d+)\s*\)|\|\s*json_encode\(\s*\w+\s*\)|\btoJson\(\s*(\$\w+|\d+)\s*\)/.test(source);

/** Whether the template gives the flags itself. Blade's @json sets all JSON_HEX flags unless it is given others. */
const isEncoded = (source: string): boolean => /json_encode|^@json[^]*,/.test(source);

/** The only printing constructs in a PHP file and in its strings. */
const isPhp = (source: string, language: Language): boolean => language === 'php' || source.startsWith('<?');

const isRaw = (source: string, language: Language): boolean =>
  (isPhp(source, language) && ENCODES.test(source)) ||
  /^\{!!|^@json\b|\|\s*raw\b/.test(source) ||
  (language === 'smarty' && /json_encode[^]*\bnofilter\b/.test(source)) ||
  (language === 'latte' && /\|\s*noescape\b/.test(source)) ||
  (language === 'script' && /\bJSON\.stringify\b(?![^]*\breplace)/.test(source));

/** In a script the browser unescapes nothing: `&quot;` stays `&quot;`, and `</script>` ends it. */
export function scriptProblem(language: Language, print: Print): string | undefined {
  const { source } = print;
  const instead = inScript[language];
  const problem = notJson(print, instead);
  if (problem !== undefined) return problem;
  const isEntities =
    (language === 'twig' && /\|\s*json_encode(\((?:[^()]|\([^()]*\))*\))?\s*-?\}\}/.test(source)) ||
    (language === 'blade' && /^\{\{[^]*json_encode/.test(source)) ||
    (isPhp(source, language) && source.includes('json_encode') && /htmlspecialchars|htmlentities/.test(source));
  if (isEntities) return `a script does not decode &quot;. Write ${instead}.`;
  const isSafe = hasFlag(source, 'JSON_HEX_TAG') || /\breplace\b/.test(source);
  if (isSafe || !isRaw(source, language) || !isEncoded(source)) return undefined;
  // By default PHP writes </script> as <\/script>.
  const why = source.includes('JSON_UNESCAPED_SLASHES')
    ? 'a text that contains </script> ends the script'
    : 'a text that contains <!--<script turns the rest of the page into script';
  return `${why}. Write ${instead}.`;
}

/** JSON printed raw ends a quoted attribute at the first quote of the same kind. */
export function attributeProblem(language: Language, print: Print, name: string, quote: string): string | undefined {
  const { source } = print;
  const instead = `"${inAttribute[language]}"`;
  const problem = notJson(print, inAttribute[language]);
  if (problem !== undefined) return problem;
  if (quote === '' && UNQUOTED.test(language))
    return `${name}: without quotes the value ends at its first space. Write ${name}=${instead}, or use a child <script type="application/json">.`;
  if (!isRaw(source, language) || ESCAPED.test(source)) return undefined;
  const isPlain = isEncoded(source) || ENCODES.test(source);
  if (language !== 'latte' && quote === "'" && (!isPlain || hasFlag(source, 'JSON_HEX_APOS'))) return undefined;
  const end = { '"': 'quote', "'": 'apostrophe', '': 'space' }[quote];
  return `${name}: the JSON is printed without escaping and ends at its first ${end}. Write ${name}=${instead}, or use a child <script type="application/json">.`;
}

/** Latte, components and tagged templates add the quotes themselves. */
export const UNQUOTED = /^(html|twig|blade|php|smarty)$/;

/** The fault of an expression that prints JSON in no context; undefined if it prints some. */
function notJson({ source, isInText }: Print, instead: string): string | undefined {
  if (/\bJs::from\b|^@js\b/.test(source)) return `Js::from writes JavaScript, which is not JSON. Write ${instead}.`;
  if (isCutApart(source)) return `@json reads everything after a comma as options. Write ${instead}.`;
  return isInText && !isHarmless(source)
    ? `this is printed into a JSON string: it does not decode entities, and a quote, a \\ or a line break makes it invalid. Let the encoder write the quotes too: ${instead}.`
    : undefined;
}

/** Blade cuts the expression at every comma: data, options, depth. */
function isCutApart(source: string): boolean {
  const [, ...options] = /^@json\s*\(([^]*)\)$/.exec(source)?.[1]?.split(',') ?? [];
  return options.length > 2 || options.some((one) => !/^[\sA-Z_|\d]+$/.test(one));
}

/** What Twig prints as it is: nothing is escaped between these tags. */
const UNESCAPED = /\{%-?\s*autoescape\s+false\s*-?%\}(?:(?!\{%-?\s*endautoescape)[^])*$/;

/** The expression as if it stood alone: the argument of a `printf`, and `|raw` where nothing is escaped. */
function expressionOf({ text, language, given = [] }: Template, at: number, source: string): string {
  if (source.startsWith('%')) return given[placeholderAt(text.slice(0, at + source.length))] ?? source;
  return language === 'twig' && UNESCAPED.test(text.slice(0, at)) ? source.replace(/\s*-?\}\}$/, '|raw }}') : source;
}

const PARTS = new RegExp(`${PRINTED}+|${STEERING}+`, 'g');

/** The printing parts of masked JSON that begins here, with their places. Skips lines in branches: only the server knows their joined text. */
export function* printsOf(
  template: Template,
  masked: string,
  begins: number,
): Generator<Print & { readonly at: number; readonly end: number }> {
  const text = template.text.slice(begins, begins + masked.length);
  // An expression of several lines is one print; a JSON string has only one line.
  const joined = masked.replaceAll(new RegExp(`([${PRINTED}${STEERING}])\\n+(?=\\1)`, 'g'), (lines, one: string) =>
    one.repeat(lines.length),
  );
  const texts = [...joined.matchAll(/[^\n]+/g)]
    .filter(([line]) => !line.includes(STEERING))
    .flatMap(({ 0: line, index }) =>
      [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)].map((one) => ({
        from: index + one.index,
        to: index + one.index + one[0].length,
      })),
    );
  for (const { 0: part, index: at } of joined.matchAll(PARTS)) {
    const source = text.slice(at, at + part.length);
    // Only PHP's control parts may print too.
    if (part[0] === STEERING && !source.startsWith('<?')) continue;
    yield {
      at,
      end: at + part.length,
      source: expressionOf(template, begins + at, source),
      isInText: texts.some(({ from, to }) => from < at && at < to),
    };
  }
}
