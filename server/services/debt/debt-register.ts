import { createHmac } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Debt } from '#contracts/debts/debt.ts'
import type { Db } from '../../db/database.ts'
import { readSecret } from '../../db/read-secret.ts'
import { debtRegister } from '../../db/schema/debt.ts'
import type { StoreDeps } from '../deps.ts'
import { REGISTERED } from './registered.ts'

/** By what the register knows a person: a keyed hash, so that no national identity number lies in the database. */
export async function personKey(db: Db, nationalId: string): Promise<string> {
  return createHmac('sha256', await readSecret(db, 'debt register persons')).update(nationalId).digest('base64url')
}

/** What the register has of a person, by kind as it lists them. Throws when it does not answer. */
export async function readRegister({ database: { db } }: StoreDeps, person: string): Promise<Debt[]> {
  const rows = await db.select().from(debtRegister).where(eq(debtRegister.person, person)).orderBy(asc(debtRegister.n))
  if (rows.some(({ down }) => down)) throw new Error('the debt register does not answer')
  return rows.flatMap(({ debt }) => debt ?? [])
}

/** Puts the debts of the sandbox's test persons in the register; again, it changes nothing. */
export async function seedRegister({ database: { db } }: StoreDeps): Promise<void> {
  const rows = await Promise.all(
    Object.entries(REGISTERED).map(async ([nationalId, known]) => {
      const person = await personKey(db, nationalId)
      return known === 'down' ? [{ person, n: 0, debt: null, down: true }] : known.map((debt, n) => ({ person, n, debt, down: false }))
    }),
  )
  await db.insert(debtRegister).values(rows.flat()).onConflictDoNothing()
}
