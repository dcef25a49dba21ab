import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/*-table.ts', './server/**/*tables.ts'],
  out: './server/db/migrations',
})
