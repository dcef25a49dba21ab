import { getTableName } from 'drizzle-orm'
import { DATA_SECTIONS, type DataSection } from '#contracts/account/my-data.ts'
import type { Database } from '#server/db/database.ts'
import { columnsDecided } from '#server/db/personal-data.ts'
import { findWho } from './find-who.ts'
import { PERSONAL_TABLES } from './personal-tables.ts'

export type Row = Record<string, unknown>

export type Gathered = Record<DataSection, Record<string, Row[]>>

/** Collects all rows about a person, without the portal's secrets (ACC-04). */
export async function gather({ db }: Database, account: { id: string; phone: string }): Promise<Gathered> {
  const who = await findWho(db, account)
  const gathered: Gathered = {
    account: {},
    consents: {},
    agreements: {},
    invoices: {},
    usage: {},
    conversations: {},
    leads: {},
    debts: {},
    feedback: {},
    logins: {},
    messages: {},
  }
  for (const personal of PERSONAL_TABLES) {
    const rows: Row[] = await db.select().from(personal.table).where(personal.of(who))
    const secrets = columnsDecided(personal, 'secret')
    if (rows.length > 0)
      gathered[personal.section][getTableName(personal.table)] = rows.map((row) => without(row, secrets))
  }
  return gathered
}

export const without = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))

export const sectionsIn = (gathered: Gathered): DataSection[] =>
  DATA_SECTIONS.filter((section) => Object.keys(gathered[section]).length > 0)
