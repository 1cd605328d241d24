/** Configures drizzle-kit: `npx drizzle-kit generate --config demo/server/db/drizzle.config.ts`. The tool reads only the newest snapshot, so delete older snapshots. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/db/schema/*.ts',
  out: './demo/server/db/migrations',
});
