/** Runs `npm run suite`: the named suite, or the list of suites. `npm test` runs the suite `test`. */
import { nearest } from '../src/element/nearest';
import { fail, run } from './machine/run-suite';
import { suites, type Suite } from './machine/suites';

const [name, ...args] = process.argv.slice(2);
const known = new Map<string, Suite>(Object.entries(suites));
const suite = known.get(name ?? '');

if (suite !== undefined) await run(suite, args);
else {
  const width = Math.max(...[...known.keys()].map((one) => one.length));
  for (const [one, { shows }] of known) console.log(`${one.padEnd(width)}  ${shows}`);
  const similar = nearest(name ?? '', known.keys());
  if (name !== undefined) fail(`there is no suite ${name}${similar === undefined ? '' : `; ${similar} is one`}`);
}
