/** Tests that the privacy table is complete and correct: the elements it names, and the URLs that elements request. */
import { describe, expect, it } from 'vitest';
import { storedItems } from '../demo/docs/privacy/stored';
import { sent } from '../demo/docs/privacy/sent';
import { entries } from '../demo/docs/server/reference';
import { find } from '../demo/docs/server/find';
import { openApi } from '../src/tools/contract/openapi';

interface Call {
  readonly summary: string;
  readonly description?: string;
}

/** URLs that are only links: the elements do not request them. */
const LINKS = ['cart-url', 'login-url', 'payment-url', 'product-url', 'search-url', 'shop-url'];

describe('the table of privacy', () => {
  it('names existing elements and attributes', async () => {
    const known = await entries();
    const attributesOf = (tag: string) => Object.keys(known.get(tag)?.declaration.attributes ?? {});
    expect(storedItems.flatMap(({ tags }) => tags).filter((tag) => !known.has(tag))).toEqual([]);
    expect(sent.filter(({ tag, attribute }) => !attributesOf(tag).includes(attribute))).toEqual([]);
  });

  it('has a row for each URL attribute, except for those that are only links', async () => {
    const elements = [...(await entries()).values()].map(({ declaration }) => declaration);
    // The page's settings are the defaults of the requesting elements.
    const urlAttributes = elements.flatMap(({ tag, attributes }) =>
      tag === 'shop-config' ? [] : Object.keys(attributes).map((attribute) => ({ tag, attribute })),
    );
    const named = sent.map(({ tag, attribute }) => `${tag} ${attribute}`);
    const unnamed = urlAttributes.filter(
      ({ tag, attribute }) =>
        /(^|-)url$/.test(attribute) && !LINKS.includes(attribute) && !named.includes(`${tag} ${attribute}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('lists only requests of the contract: see "A call to the server" in CONTRIBUTING.md', () => {
    const calls = Object.values(openApi('1.0.0').paths).flatMap((path) => Object.values(path as Record<string, Call>));
    const descriptions = calls.map(({ summary, description = '' }) => `${summary} ${description}`).join('\n');
    // One of the page's settings is a header of every call.
    const senders = sent.filter(({ method, tag }) => method === 'POST' && tag !== 'shop-config');
    const untold = senders.filter(
      ({ tag, attribute }) => !descriptions.includes(`\`${tag}\``) && !descriptions.includes(`\`${attribute}\``),
    );
    expect(untold).toEqual([]);
  });

  it('finds rows by the search terms of a data protection officer', async () => {
    for (const typed of ['localStorage', 'privacy', 'RODO']) {
      expect(
        (await find(typed)).hits.slice(0, 3).map(({ link }) => link),
        typed,
      ).toContain('/elementy/privacy#kept');
    }
  });
});
