import { defineConfig } from 'drizzle-kit';

// eslint-disable-next-line no-restricted-syntax -- where drizzle-kit looks
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
});
