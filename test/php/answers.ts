/** Asks a script of this folder many questions in one process: a line of JSON each, answered by a line of JSON. */
import { execFileSync } from 'node:child_process';

export const answersOf = <Answer>(script: string, questions: readonly unknown[], env = {}): Answer[] =>
  execFileSync('php', [script], {
    input: questions.map((one) => `${JSON.stringify(one)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { ...process.env, ...env },
  })
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
