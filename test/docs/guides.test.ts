/** Follows each guide to an order in a browser: its files unchanged, its commands, its server. */
import { afterEach, describe, expect, it } from 'vitest';
import { browserOf, closeAll } from '../e2e/worker';
import { hasPhp } from '../php/serve';
import { hasCommand } from './executors/shell';
import { follow, type Followed } from './follow';
import { order } from './order';
import { isInstalled, laravel, symfony } from './projects';

const runs = hasPhp && hasCommand;

let followed: Followed | undefined;
afterEach(async () => {
  followed?.stop();
  followed = undefined;
  await closeAll(await browserOf());
});

/** Nothing is downloaded from Composer's registry: Debian's packages replace the other requirements of a guide. */
const OFFLINE = 'export COMPOSER_DISABLE_NETWORK=1 COMPOSER_ALLOW_SUPERUSER=1';

describe.skipIf(!runs)('the guide', { timeout: 240_000 }, () => {
  it('to plain PHP leads to an order', async () => {
    followed = await follow('php', { 'npm i shop-elements --prefix .': OFFLINE });
    await order(followed.url, '/');
    expect(followed.faults()).toEqual([]);
  });

  it.skipIf(!isInstalled(symfony))('to Symfony leads to an order', async () => {
    followed = await follow('symfony', { 'composer require symfony/twig-bundle': OFFLINE }, symfony.files);
    await order(followed.url, '/koszyk');
    expect(followed.faults()).toEqual([]);
  });

  it.skipIf(!isInstalled(laravel))('to Laravel leads to an order', async () => {
    const instead = {
      'npm i shop-elements': OFFLINE,
      'php artisan serve --port 8080': 'php -S localhost:8080 -t public',
    };
    followed = await follow('laravel', instead, laravel.files);
    await order(followed.url, '/koszyk');
    expect(followed.faults()).toEqual([]);
  });
});
