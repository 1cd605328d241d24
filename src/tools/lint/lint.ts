/** Lints one file: selects its parts that are HTML, style sheets or scripts, and runs the checks on them. */
import type { Declaration } from '../../element/declare';
import { checkButtons } from './buttons';
import { checkChildJson } from './child-json';
import { checkDeepScript, childScript } from './child-script';
import { checkElement } from './element';
import { readJs } from './js-code';
import { checkConsents, checkWithdrawal } from './declared';
import { knownOf, suggestion, type Known } from './names';
import type { Language } from './language';
import { mask } from './mask';
import { checkNesting } from './nesting';
import { checkPage } from './page';
import { hints, placesOf, type Fix, type Problem, type Tell } from './problem';
import { checkQuotes } from './quotes';
import { tellRenamed, type Renames } from './renames';
import { checkScript } from './scripts';
import { phpStatements, statementsOf, type Statement } from './strings';
import { checkSlot } from './slots';
import { checkStyles } from './styles';
import { tagsOf, type Tag } from './tags';
import type { Template } from './template';
import { checkEnds, treeOf } from './tree';
import { PRINTED } from './mask-characters';

/** `{count}` and `%COUNT%`: replaced before the page is shown. */
const PLACEHOLDER = /^\s*(\{+[\w.-]+\}|[%#[:@])/;
/** A name in this form always means one of our tags. */
const LIKE_OURS = /^(shop[_-][\w-]*|shop[a-z]+)$/;

/** The problems of one file, from top to bottom; hints are optional. */
export function lint(
  text: string,
  language: Language,
  declarations: readonly Declaration[],
  withHints = false,
  renames?: Renames,
): Problem[] {
  const problems: { readonly at: number; readonly problem: Problem }[] = [];
  const placeOf = placesOf(text);
  const tell: Tell = (rule, at, message, fix) =>
    void (
      (withHints || !hints.has(rule)) &&
      problems.push({ at, problem: { rule, message, ...placeOf(at), ...(fix && { fix }) } })
    );
  const known = knownOf(declarations, renames);
  const inStatements = (statements: Iterable<Statement>, of: 'php' | 'script', offset = 0): void => {
    for (const { places, ...statement } of statements) {
      const tellThere: Tell = (rule, at, message, fix) => {
        if (/^(wrong-value|broken-json)$/.test(rule) && PLACEHOLDER.test(statement.text.slice(at, at + 200))) return;
        const own = message.replaceAll(/<\?= (.*?) \?>/g, '$1');
        tell(rule, offset + (places[at] ?? text.length), own, fix && fixInString(fix, places, offset));
      };
      checkHtml({ ...statement, language: of, tell: tellThere }, known, false);
    }
  };
  const inScript = (script: string, offset: number): void => {
    if (!script.includes('shop')) return;
    const js = readJs(script);
    checkScript(js.code, offset, known, tell);
    inStatements(statementsOf(script, js), 'script', offset);
  };
  // A file that neither mentions "shop" nor loads a module contains nothing of ours.
  if (!/shop|elements\//i.test(text)) return [];
  if (language === 'css') checkStyles(text, 0, known, tell);
  else if (language === 'script') inScript(text, 0);
  else {
    const template = { text, masked: mask(text, language), language, tell };
    for (const { name, attributes, content, end } of checkHtml(template, known, true)) {
      if (content === undefined || content === '') continue;
      const type = attributes.find((one) => one.name === 'type')?.value?.toLowerCase() ?? '';
      if (name === 'style') checkStyles(content, end, known, tell);
      else if (/^$|module|javascript/.test(type)) inScript(content, end);
    }
    inStatements(phpStatements(text, language), 'php');
  }
  return problems.sort((a, b) => a.at - b.at).map(({ problem }) => problem);
}

/** `isWhole`: a whole file, not a string that may be joined with others. */
function checkHtml(template: Template, known: Known, isWhole: boolean): readonly Tag[] {
  const { masked, language, tell } = template;
  const tags = tagsOf(masked);
  const tree = treeOf(tags);
  checkEnds(tree, masked, tell, (name) => known.tags.has(name), isWhole);
  if (isWhole) {
    checkPage(template, tags, known);
    checkButtons(template, tree, known);
    checkWithdrawal(template, tags);
  }
  const unknown = new Set<string>();
  for (const tag of tags) checkName(template, tag, known, unknown);
  for (const node of tree.nodes) {
    const { tag } = node;
    const declaration = known.tags.get(tag.name);
    const isOurs = tag.name.startsWith('shop-');
    checkConsents(template, node, tags, isWhole);
    checkSlot(template, node, known);
    if (tag.isBroken && !isWhole) continue;
    if (((isWhole || isOurs) && checkQuotes(template, tag, isOurs)) || declaration === undefined) {
      if (tag.name === 'script') checkDeepScript(template, node, known.tags);
      for (const one of tag.attributes)
        if (one.name === 'style' && one.value !== undefined) checkStyles(one.value, one.valueAt, known, tell);
      continue;
    }
    if (tag.isSelfClosing && !/^(vue|svelte)$/.test(language))
      tell(
        'self-closing',
        tag.at,
        `HTML has no <${tag.name} />: the following content would be inside it. Write <${tag.name}></${tag.name}>.`,
        /\/\s*>$/.test(masked.slice(tag.end - 20, tag.end))
          ? { from: masked.lastIndexOf('/', tag.end), to: tag.end, text: `></${tag.name}>` }
          : undefined,
      );
    const script = childScript(template, node);
    const child =
      script === undefined ? new Map<string, unknown>() : checkChildJson(template, script, declaration, known);
    checkElement(template, tag, declaration, known, child);
    checkNesting(template, node, tags, isWhole);
    for (const one of tag.attributes)
      if (one.name === 'style' && one.value !== undefined) checkStyles(one.value, one.valueAt, known, tell);
  }
  return tags;
}

/** A name can be replaced inside a string; any other text may need the string's escaping. */
function fixInString({ from, to, text }: Fix, places: ArrayLike<number>, offset: number): Fix | undefined {
  const [begin = 0, last = 0] = [places[from], places[to - 1]];
  const isWhole = last - begin === to - 1 - from;
  return isWhole && /^[\w-]+$/.test(text) ? { from: offset + begin, to: offset + last + 1, text } : undefined;
}

/** A misspelt end tag is reported only if no start tag has the same misspelling. */
function checkName({ masked, tell }: Template, { name, at, isEnd }: Tag, known: Known, reported: Set<string>): void {
  const { tags } = known;
  // An incomplete name is part of a pattern.
  if (tags.has(name) || !LIKE_OURS.test(name) || (isEnd && reported.has(name))) return;
  // `<shop-{{ kind }}>`: only the server knows the name.
  if (/[-_]$/.test(name) || masked[at + (isEnd ? 2 : 1) + name.length] === PRINTED) return;
  if (tellRenamed(known, tell, 'unknown-tag', `element ${name}`, at + (isEnd ? 2 : 1))) return;
  const hint = suggestion(name.replace('_', '-'), tags, (one) => `<${isEnd ? '/' : ''}${one}>`);
  if (!name.startsWith('shop-') && hint === '') return;
  reported.add(name);
  tell('unknown-tag', at, `<${isEnd ? '/' : ''}${name.slice(0, 60)}> is not a tag of ours.${hint}`);
}
