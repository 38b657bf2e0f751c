import { defineConfig } from 'drizzle-kit';

// drizzle-kit requires a default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: './db/schema.ts',
  out: './db/migrations',
  casing: 'snake_case',
});
