/** Tests the starters of the packed package: each is written, and its own test passes. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPhp } from '../php/serve';
import { makeEmptyProject, type EmptyProject } from './empty-project';

const TWIG = '/usr/share/php/Twig/autoload.php';
const isHere = { html: true, php: hasPhp, twig: hasPhp && existsSync(TWIG) };

let project: EmptyProject;
beforeAll(() => {
  project = makeEmptyProject();
}, 240_000);
afterAll(() => project?.remove());

/** The starter of that kind in a new folder, after the commands that it prints, up to the test. */
function begun(kind: string): string {
  const folder = mkdtempSync(join(project.folder, `${kind}-`));
  const { status, text } = project.run('npx', 'shop-elements', 'init', kind, folder);
  expect(status, text).toBe(0);
  expect(text).toContain('npm test && npm start');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(project.installed, join(folder, 'node_modules/shop-elements'));
  if (kind === 'twig') {
    mkdirSync(join(folder, 'vendor'));
    writeFileSync(join(folder, 'vendor/autoload.php'), `<?php require '${TWIG}';`);
  }
  return folder;
}

describe('npx shop-elements init', () => {
  for (const [kind, isPossible] of Object.entries(isHere))
    it.skipIf(!isPossible)(
      `${kind} writes a shop whose test passes`,
      () => {
        const folder = begun(kind);
        const { status, text } = project.run('npm', '--prefix', folder, 'test');
        expect(status, text).toBe(0);
        expect(text).toMatch(/pass 3\n/);
      },
      240_000,
    );

  it('writes a package.json for the installed version', () => {
    const read = (folder: string) =>
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        version: string;
        dependencies: Record<string, string>;
      };
    expect(read(begun('html')).dependencies).toEqual({ 'shop-elements': `^${read(project.installed).version}` });
  });
});

describe('the packed package', () => {
  it.each(['CHANGELOG.md', 'SECURITY.md', 'UPGRADING.md'])('contains %s', (name) => {
    expect(readFileSync(join(project.installed, name), 'utf8')).toBe(readFileSync(name, 'utf8'));
  });

  it('has the addresses and keywords of publish.json', () => {
    const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    const { homepage, keywords } = json('publish.json');
    expect(json(join(project.installed, 'package.json'))).toMatchObject({ homepage, keywords });
  });
});
