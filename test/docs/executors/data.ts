/** Checks snippets that are data: JSON by the contract's schema, templates by the linter, lists by the file reader, sentences by their source. */
import Ajv from 'ajv/dist/2020';
import { consoleMessages } from '../../../src/tools/pack/faults/console-messages';
import { cartSchema } from '../../../src/tools/contract/openapi';
import openapi from '../../../src/tools/contract/openapi.json' with { type: 'json' };
import { sentenceOf } from '../../../src/element/deprecation';
import { declarations } from '../../../src/tools/manifest/outputs';
import { lint } from '../../../src/tools/lint/lint';
import { hints, type rules } from '../../../src/tools/lint/problem';
import { readFile } from '../../../src/lookup/read/file';
import type { PageSnippet } from '../collect-snippets';

/** `<a></a> wrong` and `<a></a> right` are two cases; a snippet without such words is one right case. */
export function casesOf(code: string): { readonly text: string; readonly isRight: boolean }[] {
  const marked = [...code.matchAll(/^([^]*?) {3,}(wrong|right)\b.*(?:\n|$)/gm)];
  return marked.length === 0
    ? [{ text: code, isRight: true }]
    : marked.map(([, text = '', word]) => ({ text, isRight: word === 'right' }));
}

const ajv = new Ajv({ strict: false });
ajv.addSchema(cartSchema(), 'contract');
ajv.addSchema(openapi, 'calls');

function isOfShape(shape: string, data: unknown): boolean {
  if (shape === 'shop-error') return String((data as { code?: unknown }).code) in consoleMessages;
  const schema = ajv.getSchema(`contract#/$defs/${shape}`) ?? ajv.getSchema(`calls#/components/schemas/${shape}`);
  if (schema === undefined) throw new Error(`the contract has no ${shape}`);
  return schema(data) as boolean;
}

/** Guides name the shape above the snippet. */
export const json = ({ language, name, code }: PageSnippet): string[] =>
  casesOf(code)
    .filter(({ text, isRight }) => isOfShape(language.split(' ')[1] ?? name, JSON.parse(text)) !== isRight)
    .map(({ text }) => text);

/** On the page of a lint rule, the rule reports each wrong snippet, and no rule reports a right snippet. Hints count on the page of a hint only. */
export async function template({ page, code }: PageSnippet): Promise<string[]> {
  const tags = await declarations();
  const isHint = hints.has(page.replace('e/lint-', '') as keyof typeof rules);
  return casesOf(code)
    .filter(({ text, isRight }) => {
      const language = /^(document|import)/.test(text)
        ? 'script'
        : /::part|^--/.test(text)
          ? 'css'
          : text.includes('{{')
            ? 'twig'
            : 'html';
      const rules = lint(text, language, tags, isHint).map(({ rule }) => `e/lint-${rule}`);
      return isRight ? rules.length > 0 : !rules.includes(page);
    })
    .map(({ text }) => text);
}

export async function csv({ code }: PageSnippet): Promise<string[]> {
  const { entries } = await readFile(new File([code], 'zamowienie.csv'));
  return entries.length === 1 ? [] : [JSON.stringify(entries)];
}

/** The console's sentence about a deprecation. */
export function text({ code }: PageSnippet): string[] {
  const sentence = sentenceOf({ since: '0.2.0', until: '2027-06-01', instead: 'value' });
  return code.endsWith(`: ${sentence}`) ? [] : [sentence];
}
