/** The guides that are files of the repository and of the package: the changelog, the security policy, upgrading. */
import type { Guide } from './guide';
import { markdownGuide } from './markdown';

const ofRepository = (name: string): Guide => markdownGuide(name.toLowerCase(), `../../../${name}.md`);

/** Sections that mention every word of the documentation, with what the search reads instead. */
const described = (guide: Guide, ids: RegExp, text: string): Guide => ({
  ...guide,
  sections: guide.sections.map((one) => (ids.test(one.id) ? { ...one, text } : one)),
});

export const upgrading = ofRepository('UPGRADING');
export const security = described(
  ofRepository('SECURITY'),
  /^threats$/,
  'Attackers, attacks, defences and their tests.',
);
export const changelog = described(
  ofRepository('CHANGELOG'),
  /./,
  'Changes of this version: breaking, added, changed, fixed.',
);
