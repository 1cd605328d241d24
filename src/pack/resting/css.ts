/** Decides which rules of a view's style sheets its resting markup needs: those that match it, and the properties they read. */
import { transform } from 'lightningcss';
import postcss from 'postcss';
import type { Root } from 'postcss';
import type { Tree } from '../../element/shell';

/** What comes early enough with the view: an element is touched before it is hovered for long, and printed whole. */
const LATE = /:(hover|active|enabled|autofill)|::(backdrop|selection)|::-|\[|:fullscreen/;
const LATE_MEDIA = /print|forced-colors|prefers/;

interface Used {
  readonly classes: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

function usedIn(trees: readonly Tree[], used = { classes: new Set<string>(), names: new Set<string>() }): Used {
  for (const tree of trees) {
    if (typeof tree === 'string') continue;
    const [name, attributes, ...children] = tree;
    used.names.add(name.split('?')[0]!);
    const given = attributes['class'] ?? '';
    const classes = typeof given === 'string' ? given : given.slice(1).join(' ');
    for (const one of classes.split(' ')) used.classes.add(one);
    usedIn(children, used);
  }
  return used;
}

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

function matching(css: string, used: Used): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => void ((rule.name !== 'media' || LATE_MEDIA.test(rule.params)) && rule.remove()));
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => matches(selector, used));
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkDecls((one) => void (LATE_PROPERTIES.test(one.prop) && one.remove()));
  dropUnread(sheet);
  return String(transform({ filename: 'resting.css', code: Buffer.from(sheet.toString()), minify: true }).code);
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

export const restingCss = (styles: readonly string[], trees: readonly Tree[]): string =>
  matching(styles.join('\n'), usedIn(trees));
