import { getTableName, is } from 'drizzle-orm'
import { PgTable, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#server/db/schema.ts'
import { columnsDecided, decideColumns, rowsOf, type PersonalData } from '#server/db/personal-data.ts'
import { readCatalogue } from '#server/translations/po-files.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'
import { namesOf } from './testing/people.ts'

const tables: PgTable[] = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [one] : []))

const decided: PersonalData[] = Object.entries(schema).flatMap(([name, one]) =>
  name.endsWith('Data') && 'columns' in one && 'table' in one ? [one] : [],
)

test('ACC-04 every column of every table declares whether it holds personal data, and none that names a person is declared as the portal’s own', () => {
  expect(namesOf(decided)).toEqual(namesOf(tables.map((table) => ({ table }))))
  expect(namesOf(PERSONAL_TABLES)).toEqual(namesOf(decided.filter((data) => rowsOf(data) !== 'nobody')))
  const personal = /legal_?entity|customer_?id|phone|email|session|first_?name|last_?name|street|owner/i
  expect(decided.flatMap((data) => columnsDecided(data, 'portal').filter((column) => personal.test(column)))).toEqual(
    [],
  )
})

test('ACC-04 a column without an erasure rule does not compile', () => {
  const columns = { id: text().primaryKey(), nickname: text() }
  // @ts-expect-error -- the nickname is left out
  expect(rowsOf(decideColumns(pgTable('one', columns), { id: 'technical' }))).toBe('deleted')
  // @ts-expect-error -- a row is deleted as a whole
  expect(rowsOf(decideColumns(pgTable('two', columns), { id: 'kept', nickname: 'deleted' }))).toBe('kept')
  // @ts-expect-error -- a nickname is no number
  expect(rowsOf(decideColumns(pgTable('three', columns), { id: 'kept', nickname: { emptied: 7 } }))).toBe('kept')
  expect(rowsOf(decideColumns(pgTable('four', columns), { id: 'technical', nickname: { emptied: null } }))).toBe('kept')
})

test.each(['nb_NO', 'sv_SE', 'da_DK', 'en_US'] as const)(
  'ACC-04 the archive’s PDF has words for every table and every column that is not technical: %s',
  (locale) => {
    const ids = PERSONAL_TABLES.flatMap(({ table, columns }) => [
      `archive.table.${getTableName(table)}`,
      ...Object.entries(columns).flatMap(([name, decision]) =>
        decision === 'technical' || decision === 'secret' ? [] : [`archive.column.${name}`],
      ),
    ])
    const catalogue = readCatalogue(locale, 'server')
    expect(ids.filter((id) => !(id in catalogue))).toEqual([])
  },
)
