/** Runs before `npm publish`: refuses a package whose addresses are placeholders. */
import { readPublish, unsetIn } from '../manifest/publish';

const unset = unsetIn(readPublish());
if (unset !== undefined) {
  console.error(unset);
  process.exitCode = 1;
}
