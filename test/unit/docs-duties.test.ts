/** Shows that every field, element and rule that the pages on duties name exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { duties } from '../../demo/docs/duties/duties';
import { definitions } from '../../src/tools/contract/definitions';
import { definitionsOf, type JsonSchema } from '../../src/tools/contract/json-schema';

const shapes = definitionsOf(definitions, '#/');
const fieldsOf = (shape: JsonSchema | undefined): string[] =>
  [shape, ...((shape?.['allOf'] ?? []) as JsonSchema[])].flatMap((part) => Object.keys(Object(part?.['properties'])));
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const tests = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.test\.tsx?$/.test(path),
);

it('the sixteen duties of the guide name only existing contract fields, attributes, slots, and rules with tests', () => {
  expect(duties).toHaveLength(16);
  const titles = tests.map((path) => read(`test/${path}`)).join('\n');
  const missing = duties.flatMap(({ fields, elements, rules }) => [
    ...fields.filter((field) => {
      const [shape = '', name = ''] = field.split('.');
      return !fieldsOf(shapes[shape]).includes(name);
    }),
    ...elements.filter((element) => {
      const [tag, name = ''] = element.split(' ');
      return !read(`elements/${tag}.ts`).includes(name.replace('slot=', ''));
    }),
    ...rules.filter((rule) => !new RegExp(String.raw`\[[^\]]*\b${rule}\b[^\]]*\]['"\`],`).test(titles)),
  ]);
  expect(missing).toEqual([]);
});

it('the duty pages name the test that draws all duties, and it has each of them', () => {
  for (const page of ['duties', 'obowiazki-w-koszyku']) {
    const [, named = ''] = /<code>(test\/[^<]+)<\/code>/.exec(read(`demo/templates/docs/${page}.twig`)) ?? [];
    expect(read(named)).toContain("from '../../../demo/docs/duties/duties'");
    const table = read(named.replace('.test.ts', '.ts'));
    for (const { id } of duties) expect(table).toMatch(new RegExp(`^  '?${id}'?: \\{`, 'm'));
  }
});

it('the pages state their date, and claim no conformity', () => {
  for (const page of ['duties', 'obowiazki-w-koszyku']) {
    const text = read(`demo/templates/docs/${page}.twig`);
    expect(text).toMatch(/no legal advice|nie jest porada prawna/);
    expect(text + JSON.stringify(duties)).not.toMatch(/zgodn[ya] z prawem|complies|compliant/i);
    expect(text).toContain('{{ stateOf }}');
  }
});
