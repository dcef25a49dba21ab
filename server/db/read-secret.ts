import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { secret } from './secret-table.ts'

/** The secret of a name, 32 random bytes made at the first call on this database. */
export async function readSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(secret)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secret).where(eq(secret.name, name))
  if (!row) throw new Error(`no secret ${name}`)
  return Buffer.from(row.value, 'base64')
}
