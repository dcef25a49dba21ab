import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'

/** Keyed hashes, so that what was spent names nobody (SEC-05). */
export type SpenderNames = { ofSpender: (of: string) => string; ofAct: (act: string) => string }

export async function spenderNames(db: Db): Promise<SpenderNames> {
  const key = await readSecret(db, 'budgets')
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return { ofSpender: hash, ofAct: (act) => hash(`act:${act}`) }
}
