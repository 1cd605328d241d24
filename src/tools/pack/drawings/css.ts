/** Selects the style rules of a drawing: those that match its elements, and the tokens that they read. */
import { transform, type Targets } from 'lightningcss';
import postcss from 'postcss';
import type { AtRule, Declaration, Root, Rule } from 'postcss';
import type { Tree } from '../../../element/first-screen';
import { headOf } from '../../../element/lists';
import type { Expression } from '../../../element/template-expression';

/** Rules that load with the view: pointer and motion styles matter only after the first touch, and the view completes the element for printing. */
const LATE = /:(hover|active|enabled|autofill)|::(backdrop|selection)|::-|\[|:fullscreen/;
const LATE_MEDIA = /print|forced-colors|prefers/;

interface Used {
  readonly classes: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const classesOf = (one: Expression): readonly string[] =>
  one instanceof Array
    ? one.slice(1).flatMap(classesOf)
    : (one ?? '').replace(/\{\?[^:]*:([^}]*)\}/g, '$1').split(/\s+/);

/** The names of all elements in the markup, and all classes that they may have. */
export function usedIn(trees: readonly Tree[], used = { classes: new Set<string>(), names: new Set<string>() }): Used {
  for (const tree of trees) {
    if (typeof tree === 'string') continue;
    const [head, { class: given = '' }, ...children] = tree;
    for (const name of classesOf(given)) used.classes.add(name);
    used.names.add(headOf(head).name);
    usedIn(children, used);
  }
  return used;
}

const LIST = /:(?:where|is)\(((?:[^()]|\([^()]*\))*)\)/;

/** Whether something in the markup may match. The content of a `:not()` is ignored. `isWhole`: no view completes it. */
export function matches(selector: string, used: Used, isWhole: boolean): boolean {
  const plain = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').replace(/:host\([^)]*\)/g, '');
  const [, list] = LIST.exec(plain) ?? [];
  if (list !== undefined) {
    const inner = list.split(/,(?![^()]*\))/);
    return inner.some((one) => matches(one.trim(), used, isWhole)) && matches(plain.replace(LIST, ''), used, isWhole);
  }
  if (!isWhole && LATE.test(plain)) return false;
  const classes = [...plain.matchAll(/\.([\w-]+)/g)].flatMap(([, name]) => name ?? []);
  const names = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].flatMap(([, name]) => name ?? []);
  return classes.every((name) => used.classes.has(name)) && names.every((name) => used.names.has(name));
}

const LATE_PROPERTIES = /^(transition|cursor|touch-action|animation|-webkit-|accent-color|text-wrap)/;

/** The rules of the sheet, in order, that one of the elements may match. */
function rulesFor(css: string, used: Used, isWhole: boolean): Root {
  const sheet = postcss.parse(css);
  const isLate = ({ name, params }: AtRule) => (name !== 'media' || LATE_MEDIA.test(params)) && !isWhole;
  sheet.walkAtRules((rule) => void (isLate(rule) && rule.remove()));
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes') return;
    const selectors = rule.selectors.filter((selector) => matches(selector, used, isWhole));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  // An animation stands in the sheet of the rules that run it.
  sheet.walkAtRules('keyframes', (frames) => {
    let isRun = false;
    sheet.walkDecls(/^animation/, ({ value }) => void (isRun ||= value.includes(frames.params)));
    if (!isRun) frames.remove();
  });
  if (isWhole) return sheet;
  sheet.walkDecls((one) => void (LATE_PROPERTIES.test(one.prop) && one.remove()));
  return sheet;
}

const tokensIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--_[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** The result of adopting style sheets for a drawing: the CSS, and the tokens that it declares. */
export interface DrawnSheet {
  readonly styles: readonly string[];
  readonly css: string;
  readonly tokens: ReadonlySet<string>;
}

/** `tokens` declares the tokens; `known` are declared by earlier sheets, `further` are declared here although not read here. */
export function drawnSheet(
  styles: readonly string[],
  trees: readonly Tree[],
  tokens: string,
  known: ReadonlySet<string>,
  further: readonly string[],
  isWhole = false,
): DrawnSheet {
  const used = usedIn(trees);
  const rules = styles.map((css) => rulesFor(css, used, isWhole).toString()).join('\n');
  const declared = rulesFor(tokens, used, isWhole);
  const read = new Set<string>();
  const reads = (css: string): void => {
    for (const name of tokensIn(css)) {
      if (known.has(name) || read.has(name)) continue;
      read.add(name);
      declared.walkDecls(name, ({ value }) => reads(value));
    }
  };
  reads(rules + further.map((name) => `var(${name})`).join());
  // `color-scheme` is declared with the tokens and stays in the first sheet that has some.
  /** Earlier sheets declare the token, but not its values in `print`, `forced-colors` and `prefers-*` queries. */
  const isLate = ({ prop, parent }: Declaration) =>
    isWhole && known.has(prop) && LATE_MEDIA.test((parent?.parent as AtRule | undefined)?.params ?? '');
  declared.walkDecls((one) => {
    if (!read.has(one.prop) && !(known.size === 0 && !one.variable) && !isLate(one)) one.remove();
  });
  return { styles, css: minified(`${read.size > 0 ? declared.toString() : ''}\n${rules}`), tokens: read };
}

/** The rule with its media query, and the declaration. */
function placeOf(one: Declaration): string {
  const { selector = '', params = '' } = one.parent as Partial<Rule & AtRule>;
  const { params: query = '' } = (one.parent?.parent ?? {}) as Partial<AtRule>;
  return [query, selector, params, one].join('{');
}

/** Without the declarations that the earlier sheets, which stay adopted, contain in the same rule. */
export function withoutRepeated(css: string, earlier: readonly string[]): string {
  const known = new Set<string>();
  for (const sheet of earlier) postcss.parse(sheet).walkDecls((one) => void known.add(placeOf(one)));
  const sheet = postcss.parse(css);
  sheet.walkDecls((one) => void (known.has(placeOf(one)) && one.remove()));
  return minified(sheet.toString());
}

/** Minifying also removes empty rules. */
export const minified = (css: string, targets?: Targets): string =>
  String(
    transform({ filename: 'drawing.css', code: Buffer.from(css), minify: true, ...(targets && { targets }) }).code,
  );
