/** The guide to versions: the stable names, and how to deploy and verify files. */
import { sectionsOf, type Guide } from './guide';

export const releases: Guide = {
  slug: 'releases',
  title: 'Releases and support',
  template: 'releases',
  sections: sectionsOf('releases', [
    ['public', 'What you may rely on', ['public api', 'stability']],
    ['versions', 'What a version says', ['semver', 'breaking', '0.x']],
    ['deprecations', 'What goes, and when', ['deprecated', 'removal', 'sunset']],
    ['cdn', 'On a CDN, with hashes', ['integrity', 'sri', 'immutable', 'import map']],
    ['verify', 'Are these our files?', ['reproducible', 'rebuild', 'hash', 'tampered']],
    ['sbom', 'What is inside', ['sbom', 'cyclonedx', 'licences', 'dependencies']],
  ]),
};
