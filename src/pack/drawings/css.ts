/** Decides which rules of a view's style sheets its drawing needs: those that match it, and the properties they read. */
import { transform } from 'lightningcss';
import postcss from 'postcss';
import type { AtRule, Root } from 'postcss';
import type { Tree } from '../../element/first-screen';

/** What comes early enough with the view: an element is touched before it is hovered for long, and printed whole. */
const LATE = /:(hover|active|enabled|autofill)|::(backdrop|selection)|::-|\[|:fullscreen/;
const LATE_MEDIA = /print|forced-colors|prefers/;

interface Used {
  readonly classes: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** Each element of the markup, with every class that it may have. */
const elementsOf = (trees: readonly Tree[]): Used[] =>
  trees.flatMap((tree) => {
    if (typeof tree === 'string') return [];
    const [name, { class: given = '' }, ...children] = tree;
    const said = (given instanceof Array ? given.slice(1) : [given]).join(' ');
    const classes = said.replace(/\{\?[^:]*:([^}]*)\}/g, '$1').split(' ');
    return [{ classes: new Set(classes), names: new Set([name.split('?')[0]!]) }, ...elementsOf(children)];
  });

const together = (elements: readonly Used[]): Used => ({
  classes: new Set(elements.flatMap(({ classes }) => [...classes])),
  names: new Set(elements.flatMap(({ names }) => [...names])),
});

const LIST = /:(?:where|is)\(((?:[^()]|\([^()]*\))*)\)/;

/** Whether something in the markup may match. What a `:not()` excludes is not looked at. */
function matches(selector: string, used: Used): boolean {
  const said = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').replace(/:host\([^)]*\)/g, '');
  const list = LIST.exec(said);
  if (list !== null) {
    const inner = list[1]!.split(/,(?![^()]*\))/);
    return inner.some((one) => matches(one.trim(), used)) && matches(said.replace(LIST, ''), used);
  }
  if (LATE.test(said)) return false;
  const classes = [...said.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
  const names = [...said.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name]) => name!);
  return classes.every((name) => used.classes.has(name)) && names.every((name) => used.names.has(name));
}

/** One property of one selector, in its order: what drawings can have in common. */
export interface Setting {
  /** The media query around it, if any. */
  readonly media: string;
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  /** The places of the elements in the markup that it may be for. */
  readonly meets: readonly number[];
}
const SUBJECT = /[\s>+~]+(?![^(]*\))/;

export function settingsFor(styles: readonly string[], trees: readonly Tree[]): Setting[] {
  const elements = elementsOf(trees);
  const used = together(elements);
  const sheet = postcss.parse(styles.join('\n'));
  sheet.walkAtRules((rule) => void ((rule.name !== 'media' || LATE_MEDIA.test(rule.params)) && rule.remove()));
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => matches(selector, used));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkDecls((one) => void (LATE_PROPERTIES.test(one.prop) && one.remove()));
  dropUnread(sheet);
  const settings: Setting[] = [];
  sheet.walkRules(({ parent, selectors, nodes }) => {
    const media = parent?.type === 'atrule' ? (parent as AtRule).params : '';
    for (const selector of selectors) {
      const subject = selector.split(SUBJECT).at(-1)!;
      const meets = elements.flatMap((one, at) => (matches(subject, one) ? [at] : []));
      for (const one of nodes) {
        if (one.type !== 'decl') continue;
        settings.push({
          media,
          selector,
          property: one.prop,
          value: one.value + (one.important ? ' !important' : ''),
          meets,
        });
      }
    }
  });
  return settings;
}

/** As small as CSS gets. */
export function printed(settings: readonly Setting[]): string {
  const rules = settings.map(({ media, selector, property, value }) => {
    const rule = `${selector}{${property}:${value}}`;
    return media === '' ? rule : `@media ${media}{${rule}}`;
  });
  return String(transform({ filename: 'drawing.css', code: Buffer.from(rules.join('\n')), minify: true }).code);
}

const LATE_PROPERTIES = /^(transition|cursor|touch-action|animation|-webkit-|accent-color|text-wrap)/;

/** Drops the private properties that nothing reads, until there are none, and what is empty then. */
function dropUnread(sheet: Root): void {
  const read = new Set([...sheet.toString().matchAll(/var\(\s*(--_[\w-]+)/g)].map(([, name]) => name));
  let isLess = false;
  sheet.walkDecls(/^--_/, (one) => {
    if (read.has(one.prop)) return;
    one.remove();
    isLess = true;
  });
  if (isLess) return dropUnread(sheet);
  sheet.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  sheet.walkAtRules((rule) => void (rule.nodes?.length === 0 && rule.remove()));
}
