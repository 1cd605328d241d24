/** Fills the database that the shops of a suite copy, once for all its commands. */
import { env } from 'node:process';
import { fillFile } from '../fixtures/filled';

if (!env['DATABASE_URL'] && env['FILLED_SHOP'] !== undefined) await fillFile(env['FILLED_SHOP']);
