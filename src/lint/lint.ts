/** Decides what is wrong with our tags in a template: names, values, and JSON, each with its line and what to write instead. */
import type { Declaration } from '../element/declare';
import { nearest } from '../element/nearest';
import { checkAttribute } from './attribute';
import { checkChildJson } from './child-json';
import { mask, PRINTED, type Language } from './mask';
import { statementsOf } from './php-strings';
import { isDynamic, tagsOf, type Tag } from './tags';

export interface Problem {
  readonly rule:
    | 'unknown-tag'
    | 'unknown-attribute'
    | 'unknown-text'
    | 'wrong-value'
    | 'flag-value'
    | 'broken-json'
    | 'escaping'
    | 'self-closing'
    | 'twice';
  readonly message: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** Tells of a problem at an offset of the text. */
export type Tell = (rule: Problem['rule'], at: number, message: string) => void;

/** What the checks of one text need. */
export interface Template {
  readonly text: string;
  /** Of the same length. */
  readonly masked: string;
  readonly language: Language;
  readonly tell: Tell;
}

/** `{count}` and `%COUNT%`: replaced before anybody sees them. */
const PLACEHOLDER = /^\s*(\{+[\w.-]+\}|[%#[:@])/;

type Known = ReadonlyMap<string, Declaration>;

/** The problems of one template, from top to bottom. */
export function lint(text: string, language: Language, declarations: readonly Declaration[]): Problem[] {
  const problems: { readonly at: number; readonly problem: Problem }[] = [];
  const tell: Tell = (rule, at, message) => {
    const before = text.slice(0, at);
    const [line, column] = [before.split('\n').length, at - before.lastIndexOf('\n')];
    problems.push({ at, problem: { rule, message, line, column } });
  };
  const known: Known = new Map(declarations.map((one) => [one.tag as string, one]));
  checkTags({ text, masked: mask(text, language), language, tell }, known);
  for (const { places, ...statement } of statementsOf(text, language)) {
    const tellThere: Tell = (rule, at, message) => {
      if (/^(wrong-value|broken-json)$/.test(rule) && PLACEHOLDER.test(statement.text.slice(at))) return;
      tell(rule, places[at] ?? text.length, message.replaceAll(/<\?= (.*?) \?>/g, '$1'));
    };
    checkTags({ ...statement, language: 'php', tell: tellThere }, known);
  }
  return problems.sort((a, b) => a.at - b.at).map(({ problem }) => problem);
}

function checkTags(template: Template, known: Known): void {
  const { masked, tell } = template;
  const tags = tagsOf(masked);
  for (const [index, tag] of tags.entries()) {
    // What is no name at all stands in a pattern.
    if (tag.isEnd || !/^shop-[\w-]*$/.test(tag.name)) continue;
    const declaration = known.get(tag.name);
    if (declaration === undefined) {
      // `<shop-{{ kind }}>`: the server knows which.
      if (tag.name.endsWith('-') || masked[tag.at + 1 + tag.name.length] === PRINTED) continue;
      const meant = nearest(tag.name, known.keys());
      tell('unknown-tag', tag.at, `<${tag.name}> is no tag of ours.${meant ? ` Did you mean <${meant}>?` : ''}`);
      continue;
    }
    checkTag(template, tag, declaration);
    const script = childScript(template, tag, tags.slice(index + 1));
    if (script !== undefined) checkChildJson(template, script, declaration);
  }
}

function checkTag(template: Template, tag: Tag, declaration: Declaration): void {
  const { masked, tell } = template;
  if (tag.isSelfClosing) {
    tell(
      'self-closing',
      tag.at,
      `HTML has no <${tag.name} />: what follows would be inside it. Write <${tag.name}></${tag.name}>.`,
    );
  }
  const seen = new Set<string>();
  // In branches of a condition an attribute may well stand twice.
  const isBranched = isDynamic(masked.slice(tag.at, tag.end));
  for (const attribute of tag.attributes) {
    if (isDynamic(attribute.name)) continue;
    if (seen.has(attribute.name) && !isBranched)
      tell('twice', attribute.at, `${attribute.name} stands twice; the browser takes the first.`);
    seen.add(attribute.name);
    checkAttribute(template, attribute, declaration);
  }
}

/** The first JSON script among the children of the tag, of those that follow: before its end, and not inside another of our tags. */
function childScript({ tell }: Template, { name }: Tag, following: readonly Tag[]): Tag | undefined {
  for (const tag of following) {
    if (tag.name.startsWith('shop-')) return undefined;
    if (tag.name === name && tag.isEnd) return undefined;
    const type = tag.attributes.find((one) => one.name === 'type');
    if (tag.name !== 'script' || tag.isEnd || type?.value === undefined) continue;
    if (type.value.toLowerCase() === 'application/json') return tag;
    if (/^\s*((text|application)\/(x-)?)?json\b/i.test(type.value))
      tell('wrong-value', type.valueAt, `<${name}> reads a child script of the type "application/json" only.`);
  }
  return undefined;
}
