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
  orders: 'Random orders in Chromium against a shop that can be spoilt',
  seen: 'Random orders in Chromium: what was on the screen when they were placed',
  storms: 'Confirm storms against the reference shop',
  'php-storms': 'The PHP package on each database: ten processes a session',
  processes: 'Three processes of the reference shop on one PostgreSQL',
  cost: 'What one request costs the reference shop, whatever is long in it',
  fuzz: 'Mutated answers',
  injection: 'Strings that try to run as code',
  accessibility: 'Accessibility: every state × width × theme',
  soak: 'Mounts and unmounts',
  'long-use': 'An hour of cart actions',
  'map-openings': 'The map, opened again and again',
  'order-files': 'Order files as firms send them',
  'lint-corpus': 'The linter over other people’s templates',
} as const;
export type Section = keyof typeof SECTIONS;

const TITLE = `# Reliability: the figures of the last runs

Each section is written by the suite that it tells of (\`RELIABILITY=1\`, which the long npm scripts set); nothing here is typed by hand. A sample says how much of the whole it was.
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
