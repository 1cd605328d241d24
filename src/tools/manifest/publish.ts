/** Where the package is published: `publish.json` sets these fields of package.json, and placeholders are named until they are set. */
import { readFileSync } from 'node:fs';

export interface Publish {
  /** The documentation, to which messages link. */
  readonly homepage: string;
  readonly repository: string;
  readonly bugs: string;
  readonly keywords: readonly string[];
}

/** Nobody can own a name under `.example` (https://www.rfc-editor.org/rfc/rfc2606#section-2). */
export const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith('.example');

/** The fields whose URL is still a placeholder. */
export const placeholdersOf = ({ homepage, repository, bugs }: Publish): string[] =>
  Object.entries({ homepage, repository, bugs }).flatMap(([field, url]) => (isPlaceholder(url) ? [field] : []));

/** A sentence for people who are about to publish; undefined if every field is set. */
export function unsetIn(publish: Publish): string | undefined {
  const fields = placeholdersOf(publish);
  return fields.length === 0
    ? undefined
    : `publish.json still has placeholders for ${fields.join(', ')}: set them, then run npm run manifest.`;
}

export const readPublish = (path: URL | string = new URL('../../../publish.json', import.meta.url)): Publish =>
  JSON.parse(readFileSync(path, 'utf8')) as Publish;

/** The text of package.json with the fields of `publish.json`, behind the description. */
export function publishedAs(packageText: string, { homepage, repository, bugs, keywords }: Publish): string {
  const fields = {
    keywords,
    homepage,
    bugs: { url: bugs },
    repository: { type: 'git', url: `git+${repository.replace(/\.git$/, '')}.git` },
  };
  const rest = Object.entries(JSON.parse(packageText) as object).filter(([name]) => !Object.hasOwn(fields, name));
  const at = 1 + rest.findIndex(([name]) => name === 'description');
  return JSON.stringify(Object.fromEntries([...rest.slice(0, at), ...Object.entries(fields), ...rest.slice(at)]));
}

/** The documentation’s URL, if it is public. */
export const publicHomepage = (homepage: string | undefined): string | undefined =>
  homepage === undefined || isPlaceholder(homepage) ? undefined : homepage;
