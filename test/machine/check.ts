/** Runs `npm run check`: reports all findings of the compiler, the linter and the formatter for the current folder. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readPublish, unsetIn } from '../../src/tools/manifest/publish';
import { oldFigures } from '../reliability/old-figures';

/** The caches of a run make the next one fast. */
const CACHE = 'test-results/check';
mkdirSync(CACHE, { recursive: true });

const compiled = (config: string): readonly string[] => [
  ...['tsc', '-p', config, '--pretty', 'false'],
  ...['--incremental', '--tsBuildInfoFile', `${CACHE}/${config}.tsbuildinfo`],
];

const checks = {
  types: compiled('tsconfig.json'),
  'types without Node': compiled('tsconfig.browser.json'),
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  format: ['oxfmt', '--list-different', '.'],
};

/** The output of a tool, and whether it succeeded. */
function ran([tool = '', ...args]: readonly string[]): Promise<{ output: string; isFine: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${tool}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const from of [child.stdout, child.stderr]) from.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject).on('close', (code) => resolve({ output, isFine: code === 0 }));
  });
}

const begun = Date.now();
const runs = await Promise.all(
  Object.entries(checks).map(async ([kind, command]) => [kind, await ran(command)] as const),
);

/** Prints an error found by both compilations once. */
const printed = new Set<string>();
const faulty: string[] = [];
for (const [kind, { output, isFine }] of runs) {
  const lines = output.trimEnd().split('\n');
  const rest = lines.filter((line) => !line.includes(': error TS') || !printed.has(line));
  for (const line of lines) printed.add(line);
  if (isFine || rest.length === 0) continue;
  faulty.push(kind);
  console.log(`\n${kind}:\n${rest.join('\n')}`);
}
const FIGURES = 'test/RELIABILITY.md';
const old = existsSync(FIGURES) ? oldFigures(readFileSync(FIGURES, 'utf8')) : [];
if (old.length > 0) console.log(`\nOld figures (npm run suite hours):\n${old.map((one) => `  ${one}\n`).join('')}`);
const PUBLISH = 'publish.json';
const unset = existsSync(PUBLISH) ? unsetIn(readPublish(PUBLISH)) : undefined;
if (unset !== undefined) console.log(`\n${unset}`);
const seconds = ((Date.now() - begun) / 1000).toFixed(1);
console.log(
  faulty.length === 0
    ? `Fine: ${Object.keys(checks).join(', ')} (${seconds} s).`
    : `\nFaults: ${faulty.join(', ')} (${seconds} s).`,
);
process.exitCode = faulty.length === 0 ? 0 : 1;
