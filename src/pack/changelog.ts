/** Decides what a release does to CHANGELOG.md: what stands under "Unreleased" goes below the version and its date. */

const NOTHING = 'Nothing yet.';
const UNRELEASED = /^## Unreleased\n+([^]*?)\n*(?=^## |(?![^]))/m;

/** What stands there now. */
export const unreleasedOf = (text: string): string => UNRELEASED.exec(text)?.[1] ?? '';

/**
 * The text after the release of `version` on `date` (as 2026-11-23), with an empty "Unreleased" above it. Throws a sentence where
 * there is nothing to release, or the version is there already.
 */
export function released(text: string, version: string, date: string): string {
  const [section, changes] = UNRELEASED.exec(text) ?? [];
  if (section === undefined || changes === undefined) throw new Error('CHANGELOG.md has no section "## Unreleased".');
  if (changes === '' || changes === NOTHING) throw new Error('CHANGELOG.md has nothing under "Unreleased" to release.');
  if (text.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has ${version} already.`);
  const after = `## Unreleased\n\n${NOTHING}\n\n## ${version} – ${date}\n\n${changes}\n`;
  const rest = text.slice(text.indexOf(section) + section.length);
  return text.slice(0, text.indexOf(section)) + after + (rest === '' ? '' : `\n${rest}`);
}
