/** Tests the addresses of the package: publish.json sets them, and placeholders are named. */
import { describe, expect, it } from 'vitest';
import {
  placeholdersOf,
  publicHomepage,
  publishedAs,
  unsetIn,
  type Publish,
} from '../../../../src/tools/manifest/publish';

const set: Publish = {
  homepage: 'https://elements.firma.pl/',
  repository: 'https://git.firma.pl/sklep/elements',
  bugs: 'https://git.firma.pl/sklep/elements/issues',
  keywords: ['shop'],
};

describe('publish.json', () => {
  it('is complete if no address is a placeholder', () => {
    expect(placeholdersOf(set)).toEqual([]);
    expect(unsetIn(set)).toBeUndefined();
  });

  it('names each address that is still a placeholder', () => {
    const some = { ...set, homepage: 'https://shop-elements.example/', bugs: 'https://code.example/issues' };
    expect(unsetIn(some)).toBe(
      'publish.json still has placeholders for homepage, bugs: set them, then run npm run manifest.',
    );
  });

  it('sets the fields of package.json, behind the description and once', () => {
    const text = publishedAs('{"name": "a", "description": "b", "license": "MIT"}', set);
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      ...['name', 'description', 'keywords', 'homepage', 'bugs', 'repository', 'license'],
    ]);
    expect(JSON.parse(text)).toMatchObject({
      bugs: { url: set.bugs },
      repository: { type: 'git', url: 'git+https://git.firma.pl/sklep/elements.git' },
    });
    expect(publishedAs(text, set)).toBe(text);
  });

  it('messages do not link to a placeholder', () => {
    expect(publicHomepage('https://shop-elements.example/')).toBeUndefined();
    expect(publicHomepage(set.homepage)).toBe(set.homepage);
  });
});
