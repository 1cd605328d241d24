/** Tests how a release changes the changelog, and when it refuses. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { released } from '../../../../src/tools/pack/changelog';

const older = '## 0.1.0 – 2026-11-23\n\nThe first version.\n';
const withChanges = `# Changelog\n\n## Unreleased\n\n- A heart.\n- A map,\n  in two lines.\n\n${older}`;

it('released moves the section "Unreleased" below the version and its date, and leaves the rest unchanged', () => {
  expect(released(withChanges, '0.2.0', '2026-12-24')).toBe(
    '# Changelog\n\n## Unreleased\n\nNothing yet.\n\n## 0.2.0 – 2026-12-24\n\n- A heart.\n- A map,\n  in two lines.\n\n' +
      older,
  );
});

it('released works without an older version', () => {
  expect(released('# Changelog\n\n## Unreleased\n\n- A heart.\n', '0.1.0', '2026-12-24')).toBe(
    '# Changelog\n\n## Unreleased\n\nNothing yet.\n\n## 0.1.0 – 2026-12-24\n\n- A heart.\n',
  );
});

it('released throws if the section "Unreleased" is empty or the version exists', () => {
  const after = released(withChanges, '0.2.0', '2026-12-24');
  expect(() => released(after, '0.3.0', '2026-12-25')).toThrow('nothing under "Unreleased"');
  expect(() => released('## Unreleased\n\n## 0.1.0 – x\n', '0.2.0', '2026-12-25')).toThrow('nothing under');
  expect(() => released(withChanges, '0.1.0', '2026-12-25')).toThrow('has 0.1.0 already');
  expect(() => released('# Changelog\n', '0.1.0', '2026-12-25')).toThrow('no section');
});

it('released() works on the real CHANGELOG.md once its Unreleased section has an entry', () => {
  const text = readFileSync('CHANGELOG.md', 'utf8').replace(/(## Unreleased\n\n).*\n/, '$1- Something.\n');
  expect(released(text, '99.0.0', '2026-12-24')).toContain('## 99.0.0 – 2026-12-24\n\n- Something.\n');
});
