/** The guides that are files of the repository and of the package: the changelog, the security policy, upgrading. */
import { markdownGuide } from './markdown';

const ofRepository = (name: string) => markdownGuide(name.toLowerCase(), `../../../${name}.md`);

export const upgrading = ofRepository('UPGRADING');
export const security = ofRepository('SECURITY');

const { sections, ...rest } = ofRepository('CHANGELOG');
/** It mentions every word of the documentation, so the search finds its headings only. */
export const changelog = {
  ...rest,
  sections: sections.map((one) => ({ ...one, text: 'Changes of this version: breaking, added, changed, fixed.' })),
};
