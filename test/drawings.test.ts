/** Shows that what elements draw before React is committed as their views would be printed now. */
import { execFileSync } from 'node:child_process';
import { it } from 'vitest';

it('npm run manifest would leave every drawing as it is', { timeout: 60_000 }, () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'src/pack/resting/draw.ts', '--check'], { stdio: 'pipe' });
});
