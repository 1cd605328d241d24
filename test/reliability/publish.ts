/** Publishes a run's figures: replaces its own section of test/RELIABILITY.md if RELIABILITY is set. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, type } from 'node:os';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../RELIABILITY.md', import.meta.url));

/** In the order of the page. Each suite publishes under one of these names. */
const SECTIONS = {
  'fault-matrix': 'Every fault × every call, scripted transport',
  'browser-matrix': 'Every fault × the 16 cart actions, in Chromium through the chaos proxy',
  interleavings: 'Random interleavings against a model of the server-driven cart',
  'two-tabs': 'Random interleavings of two tabs of one cart, with a colleague',
  mutants: 'Deliberately broken clients',
  mistakes: 'Random small mistakes in the client’s rules',
  orders: 'Random orders in Chromium against a shop with injected faults',
  seen: 'Random orders in Chromium: each order compared with the screen',
  storms: 'Confirm storms against the reference shop',
  'php-storms': 'The PHP package on each database: ten processes a session',
  processes: 'Three processes of the reference shop on one PostgreSQL',
  cost: 'Cost of one request to the reference shop with long input',
  fuzz: 'Damaged responses',
  injection: 'Injected code',
  soak: 'Mounts and unmounts',
  'long-use': 'An hour of cart actions',
  'map-openings': 'Repeated openings of the map',
  'order-files': 'Order files as firms send them',
  'lint-corpus': 'The linter over other people’s templates',
} as const;
export type Section = keyof typeof SECTIONS;

const TITLE = `# Reliability: the figures of the last runs

Each suite writes its own section if \`RELIABILITY=1\` is set, as \`npm run suite\` does for the long ones. Do not edit by hand. A run of only a sample states its share of the full run.
`;
const mark = (section: string, text: string): string => `<!-- ${section} -->\n${text}\n<!-- /${section} -->\n`;

/** Adds the commit, the machine and the day to the Markdown `text`. */
export function publish(section: Section, text: string): void {
  if (!process.env['RELIABILITY']) return;
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const stored = (name: string): string =>
    new RegExp(`<!-- ${name} -->\n([^]*?)\n<!-- /${name} -->`).exec(old)?.[1] ?? 'Not run yet.';
  const own = `${text.trim()}\n\n${circumstances()}`;
  const sections = Object.entries(SECTIONS).map(
    ([name, title]) => `\n## ${title}\n\n${mark(name, name === section ? own : stored(name))}`,
  );
  writeFileSync(FILE, TITLE + sections.join(''));
}

function circumstances(): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  return `_${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.version}, ${type()}, ${cpus().length} cores._`;
}

/** A Markdown block with the unchanged text. */
export const verbatim = (text: string): string => `\`\`\`\n${text}\n\`\`\``;
