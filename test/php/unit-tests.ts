/** Runs the tests in PHPUnit, on the database of `dsn` (default: SQLite in memory). */
import { spawnSync } from 'node:child_process';
import { hasPhp } from './serve';

const PHPUNIT = '/usr/bin/phpunit';

export const hasUnit = hasPhp && spawnSync(PHPUNIT, ['--version']).status === 0;

/** The tests that use the package's tables. */
const OF_TABLES =
  'StoreTest|StatementsTest|HistoryTest|StockTest|VisitTest|PersonTest|ApprovalTest|QuoteTest|ReturnsTest';

interface Options {
  readonly dsn?: string;
  /** File of the coverage of src/php; measuring it takes longer. */
  readonly coverage?: string;
}

export function unitTests({ dsn, coverage }: Options = {}) {
  const measure = coverage === undefined ? ['-d', 'pcov.enabled=0'] : ['-d', 'pcov.directory=src/php'];
  const args = [
    ...[...measure, PHPUNIT, '-c', 'test/php/phpunit.xml'],
    ...(dsn === undefined ? [] : ['--filter', OF_TABLES]),
    ...(coverage === undefined ? [] : ['--coverage-clover', coverage]),
  ];
  return spawnSync('php', args, { encoding: 'utf8', env: { ...process.env, ...(dsn && { SHOP_TEST_DSN: dsn }) } });
}
