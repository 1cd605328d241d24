/** Builds `shop-elements.css`: the space reserved for elements, the sizes for it, and the look of template content. */
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import postcss, { type Container, type Root } from 'postcss';
import type { Plugin } from 'vite';

const parsed = (path: string): Root => {
  const root = postcss.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
  root.walkComments((comment) => void comment.remove());
  return root;
};
const readBy = (css: string): string[] => [...css.matchAll(/var\((--_[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** Only the tokens that `places` reads, set on its tags: in every theme the reserved space is as high as the element. */
function sizesFor(places: string): string {
  const tokens = parsed('../../ui/theme.css').append(parsed('../../ui/tokens.css').nodes);
  const required = new Set(readBy(places));
  for (const name of required) tokens.walkDecls(name, ({ value }) => readBy(value).forEach((one) => required.add(one)));
  tokens.walkDecls((one) => void (required.has(one.prop) || one.remove()));
  const tags = new Set(places.match(/(?<=[(\s])shop-[\w-]+(?=[:[,)])/g));
  tokens.walkRules((rule) => void (rule.selector = `:where(${[...tags].join()}):where(:not(:state(shown)))`));
  const drop = (one: Container): void => void (one.nodes?.length === 0 && one.remove());
  tokens.walkRules(drop);
  tokens.walkAtRules((one) => (one.name === 'import' ? void one.remove() : drop(one)));
  return tokens.toString();
}

function placeSheet(): string {
  const places = ['heights', 'reserved-space.generated', 'reserved-space']
    .map((name) => parsed(`./${name}.css`).toString())
    .join('');
  const questions = parsed('../../ui/sections/faq-page.css').toString();
  const code = `${sizesFor(places)}${places}@media (scripting: enabled) {${questions}}`;
  return transform({ filename: 'shop-elements.css', code: Buffer.from(code), minify: true }).code.toString();
}

/** Written beside the scripts, for a page to link before its content. */
export const reservedSpace: Plugin = {
  name: 'places',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'shop-elements.css', source: placeSheet() });
  },
};
