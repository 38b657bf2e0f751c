import { defineConfig } from 'drizzle-kit';

// drizzle-kit looks for a default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
  casing: 'snake_case',
});
