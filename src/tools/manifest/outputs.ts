/** Lists the files that are generated from the declarations in `elements/`, with their texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { propertyName } from '../../element/declare';
import type { Declaration } from '../../element/declare';
import { publishedAs, readPublish } from './publish';
import { formatted } from './formatted';
import { manifestOf } from './custom-elements';
import { phpTagsOf } from './php';
import { placesOf, themeOf } from './theme';
import { typingsOf } from './typings';

const elements = new URL('../../../elements/', import.meta.url);
const packageFile = new URL('../../../package.json', import.meta.url);

/** Every tag's declaration, in the order of the tags. Throws for a file that exports none under its own name. */
export async function declarations(): Promise<Declaration[]> {
  const tags = readdirSync(elements).flatMap((file) => /^(shop-[\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  return Promise.all(
    tags.sort().map(async (tag) => {
      const module = (await import(new URL(`${tag}.ts`, elements).href)) as Record<string, Declaration | undefined>;
      const declaration = module[propertyName(tag)];
      if (declaration?.tag !== tag) throw new Error(`elements/${tag}.ts does not export ${propertyName(tag)}`);
      return declaration;
    }),
  );
}

/** The generated files: their paths in the repository, and their texts, formatted if the formatter supports the type. */
export async function generated(): Promise<ReadonlyMap<string, string>> {
  const all = await declarations();
  const texts = [
    ['package.json', publishedAs(readFileSync(packageFile, 'utf8'), readPublish())],
    ['custom-elements.json', JSON.stringify(manifestOf(all))],
    ['elements/elements.d.ts', typingsOf(all)],
    ['src/ui/theme.css', themeOf(all)],
    ['src/tools/pack/reserved-space.generated.css', placesOf(all)],
  ] as const;
  const files = texts.map(async ([path, text]) => [path, await formatted(path, text)] as const);
  return new Map([...(await Promise.all(files)), ['src/php/src/Tags.php', phpTagsOf(all)]]);
}
