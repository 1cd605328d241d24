/** Runs `npm run release -- 0.2.0 [@scope]`: everything up to the commit and its tag. The command neither pushes nor publishes. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { differences, releaseErrors } from './api/compare';
import { lastRelease, writeRelease } from './api/last';
import { surface } from './api/surface';
import { released, unreleasedOf } from './changelog';
import { faultsOf, type Manifest } from './package-contents';
import { isScope, scoped } from './scope';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(repository + path, 'utf8');

/** Passes the command's output through, and throws if it fails. */
const run = (command: string, ...args: string[]): void =>
  void execFileSync(command, args, { cwd: repository, stdio: 'inherit' });
const outputOf = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: repository, encoding: 'utf8' });

function checkPackage(): void {
  const [packed] = JSON.parse(outputOf('npm', 'pack', '--dry-run', '--json', '--ignore-scripts')) as [
    { files: { path: string }[] },
  ];
  const files = packed.files.map(({ path }) => path);
  const faults = faultsOf(JSON.parse(read('package.json')) as Manifest, files);
  if (faults.length > 0) throw new Error(`The package has errors:\n  ${faults.join('\n  ')}`);
  console.info(`The package has ${files.length} files and no errors.`);
}

/** Throws if the version is too low for the changes, or if the changelog omits one. */
async function checkVersion(version: string): Promise<void> {
  const { version: last, surface: before } = lastRelease();
  const changes = differences(before, surface());
  const against = releaseErrors(last, { version, unreleased: unreleasedOf(read('CHANGELOG.md')), changes });
  if (against.length > 0) throw new Error(against.join('\n'));
}

async function release(version: string | undefined, scope: string | undefined): Promise<void> {
  const isValid = /^\d+\.\d+\.\d+$/.test(version ?? '') && (scope === undefined || isScope(scope));
  if (version === undefined || !isValid) throw new Error('npm run release -- 0.2.0, or 0.2.0 @scope');
  if (outputOf('git', 'status', '--porcelain') !== '') throw new Error('The working tree has uncommitted changes.');
  if (outputOf('git', 'tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version}.`);
  await checkVersion(version);
  const changelog = released(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  run('npm', 'run', 'check');
  try {
    writeFileSync(`${repository}CHANGELOG.md`, changelog);
    if (scope !== undefined)
      for (const path of ['package.json', 'package-lock.json'])
        writeFileSync(repository + path, scoped(read(path), scope));
    run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
    // The contract contains the version too.
    run('npm', 'run', 'manifest');
    writeRelease(version, surface());
    run('npm', 'run', 'package');
    checkPackage();
    run('git', 'commit', '--quiet', '--all', '-m', `chore: release ${version}`);
  } catch (error) {
    // All changes are the release's own: the tree was clean when it began.
    run('git', 'checkout', '--quiet', '--', '.');
    throw error;
  }
  run('git', 'tag', '-a', `v${version}`, '-m', `Shop Elements ${version}`);
  console.info(`v${version} is committed and tagged here. To publish it: git push --follow-tags, then npm publish.`);
}

try {
  await release(process.argv[2], process.argv[3]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
