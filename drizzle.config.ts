import { defineConfig } from 'drizzle-kit';

/** Writes migrations from the schema (`npm run db:generate -- --name …`); the server runs them itself. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema/index.ts',
  out: './server/platform/db/migrations',
});
