/** The half in PHP on MariaDB and PostgreSQL: lists of orders, the printed cart's page, suggestions. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersOf } from '../../php/answers';
import { startMariaDb } from '../../php/mariadb';
import { createDatabase } from '../../fixtures/database';
import type { Row } from '../runner/rows';

type Figure = [what: string, size: number, ms: number, statements: number];

const SUGGESTED = 20;
const LISTED = 10;
const SCREEN = 1.2;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

function rowsOf(figures: readonly Figure[], engine: string): Row[] {
  const of = (name: string) => figures.filter(([what]) => what === name);
  const names = [...new Set(figures.map(([what]) => what))].filter((name) => !name.startsWith('page'));
  const bare = of('page');
  return [
    ...names.map((name): Row => {
      const all = of(name);
      const [, , last, statements] = all.at(-1)!;
      const most = name.startsWith('suggestions') ? SUGGESTED : LISTED;
      const isSame = all.every((one) => one[3] <= statements);
      return {
        what: `PHP on ${engine}, ${name}`,
        ours: all.map(([, size, time]) => `${size.toLocaleString('en')}: ${ms(time)}`).join(', '),
        against: '',
        measured: `${ms(last)}, ${all.map((one) => one[3]).join(', ')} statements`,
        goal: `≤ ${most} ms, as many statements`,
        isMet: last <= most && isSame,
      };
    }),
    ...of('page with the screen').map(([, lines, time], at): Row => {
      const without = bare[at]![2];
      return {
        what: `PHP on ${engine}, a page with a printed cart of ${lines} lines`,
        ours: ms(time),
        against: `without our screen ${ms(without)}`,
        measured: `${(time / without).toFixed(2)} ×`,
        goal: `≤ ${SCREEN} ×`,
        isMet: time / without <= SCREEN,
      };
    }),
  ];
}

/** `server` is PostgreSQL's URL. */
export async function phpRows(server: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const [maria, { url, drop }] = [await startMariaDb(folder), await createDatabase(server)];
  const { hostname, port, username, pathname } = new URL(url);
  const dsns = {
    MariaDB: maria.dsn,
    PostgreSQL: `pgsql:host=${hostname};port=${port};user=${username};dbname=${pathname.slice(1)}`,
  };
  try {
    return Object.entries(dsns).flatMap(([engine, dsn]) =>
      rowsOf(answersOf<Figure>('test/bench/growth/growth.php', [], { SHOP_TEST_DSN: dsn }), engine),
    );
  } finally {
    await maria.stop();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
