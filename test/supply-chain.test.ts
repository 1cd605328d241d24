/** Tests the dependencies: exact versions, verified by hash, installed without scripts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly hasInstallScript?: true;
}

const read = (path: string): string => readFileSync(path, 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<'dependencies' | 'devDependencies' | 'overrides', object>;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('the installed dependencies', () => {
  it('have exact versions', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const loose = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version as string),
    );
    expect(loose).toEqual([]);
  });

  it('are all checked against a hash', () => {
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('need no install script: only esbuild has one, and CI installs without it', () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect([...new Set(scripted)]).toEqual(['esbuild']);
    expect(read('.ci/run')).toContain('npm ci --ignore-scripts');
  });
});
