import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'

/** Statements that would break the release before, which still runs while this one starts. */
const BREAKING = [
  /^DROP (TABLE|SCHEMA|TYPE|VIEW)\b/i,
  /^ALTER TABLE .* (DROP COLUMN|RENAME)\b/i,
  /^ALTER TABLE .* ALTER COLUMN .* (SET DATA TYPE|TYPE|SET NOT NULL|DROP DEFAULT)\b/i,
  /^ALTER TABLE .* ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
]

/** Contracting migrations, by the release before which nothing used any more what they take away. */
const CONTRACTED = new Map([['0018_codes_by_asker.sql', 'before the first release in operation']])

const breakingIn = (sql: string) =>
  sql
    .split('--> statement-breakpoint')
    .map((statement) =>
      statement
        .replace(/^--.*$/gm, '')
        .trim()
        .replaceAll('\n', ' '),
    )
    .filter((statement) => BREAKING.some((pattern) => pattern.test(statement)))

test('OPS-03 migrations only add: what the release before uses stays until a later, listed one takes it away', () => {
  const found = globSync(join(MIGRATIONS, '*.sql')).flatMap((file) =>
    CONTRACTED.has(basename(file)) ? [] : breakingIn(readFileSync(file, 'utf8')),
  )
  expect(found).toEqual([])
})

test.each([
  'ALTER TABLE "invoice" DROP COLUMN "paid_out";',
  'ALTER TABLE "invoice" RENAME COLUMN "a" TO "b";',
  'ALTER TABLE "invoice" ADD COLUMN "payer" text NOT NULL;',
  'ALTER TABLE "invoice" ALTER COLUMN "payer" SET NOT NULL;',
  'ALTER TABLE "invoice" ALTER COLUMN "total" SET DATA TYPE bigint;',
])('OPS-03 a migration that would break running nodes is found: %s', (statement) => {
  expect(breakingIn(statement)).toEqual([statement])
  expect(breakingIn('ALTER TABLE "invoice" ADD COLUMN "payer" text DEFAULT \'\' NOT NULL;')).toEqual([])
})
