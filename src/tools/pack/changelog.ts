/** Updates CHANGELOG.md for a release: moves the entries under "Unreleased" below the version and its date. */

const NOTHING = 'Nothing yet.';
const UNRELEASED = /^## Unreleased\n+([^]*?)\n*(?=^## |(?![^]))/m;

/** The current entries under "Unreleased". */
export const unreleasedOf = (text: string): string => UNRELEASED.exec(text)?.[1] ?? '';

/**
 * The text after the release of `version` on `date` (as 2026-11-23), with an empty "Unreleased" above it. Throws, with a sentence, if
 * there is nothing to release, or the version is already there.
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
