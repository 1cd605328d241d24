/** Configures drizzle-kit: `npx drizzle-kit generate --config demo/server/db/drizzle.config.ts`. It reads the newest snapshot only: delete the older ones. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/db/schema/*.ts',
  out: './demo/server/db/migrations',
});
