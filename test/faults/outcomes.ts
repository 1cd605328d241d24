/** Collects, prints and publishes the cells of the fault matrix, whose two halves run in two files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { faults } from '../../src/tools/mock/network-faults';
import { publish, verbatim } from '../reliability/publish';
import { printMatrix } from '../reliability/table';

const FOLDER = 'test-results/fault-matrix';
const LEGEND = {
  '·': 'success, or the page was being left: no message',
  m: 'a Polish message in its slot; no input lost; page and server agree after one more action',
  r: 'the server’s own refusal in its slot',
  l: 'a message of the element itself, or none; earlier data stay',
  '✗': 'broken',
};

type Cells = Record<string, string>;

const names = faults.map(({ name }) => name);
const callsOf = (cells: Cells): string[] => [
  ...new Set(
    Object.keys(cells).map((key) => key.slice(0, -names.find((name) => key.endsWith(` ${name}`))!.length - 1)),
  ),
];
const tableOf = (cells: Cells): string =>
  printMatrix({
    rows: callsOf(cells),
    columns: names,
    cell: (call, fault) => cells[`${call} ${fault}`] ?? '✗',
    legend: LEGEND,
  });

/** One half of the matrix. A missing cell counts as broken. */
export function shareMatrix(half: 'cart' | 'other') {
  const cells: Cells = {};
  return {
    add: (fault: string, call: string, sign: keyof typeof LEGEND) => void (cells[`${call} ${fault}`] = sign),
    print() {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(`${FOLDER}/${half}.json`, JSON.stringify(cells));
      console.info(tableOf(cells));
      const all: Cells = Object.assign(
        {},
        ...readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Cells),
      );
      const calls = callsOf(all);
      const broken = faults.length * calls.length - Object.keys(all).length;
      publish(
        'fault-matrix',
        `${faults.length} faults × ${calls.length} calls = ${faults.length * calls.length} cells, ${broken} broken.\n\n${verbatim(tableOf(all))}`,
      );
    },
  };
}
