import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { RootKey } from '#server/keys/root-key.ts'
import type { Database, Db } from './database.ts'
import { secret } from './secret-table.ts'
import { holdText } from '#server/db/hold-text.ts'

type Unlocked = { rootKey: RootKey; read: Map<string, Promise<string>> }

const unlocked = new WeakMap<Db, Unlocked>()

/** Written when the secrets are first wrapped; from then on plain ones are refused. */
const MARK = 'root key'

/** Lets the secrets of a database be read; plain ones, of before there was a root key, are wrapped (TRU-01). */
export async function unlockSecrets({ db, transaction }: Database, rootKey: RootKey): Promise<void> {
  await transaction(async (tx) => {
    await holdText(tx, 'secrets')
    const rows = await tx.select().from(secret)
    const mark = rows.find(({ name }) => name === MARK)
    if (mark) return void (await rootKey.unwrap(MARK, mark.value))
    for (const { name, value } of rows)
      await tx
        .update(secret)
        .set({ value: await rootKey.wrap(name, value) })
        .where(eq(secret.name, name))
    await tx.insert(secret).values({ name: MARK, value: await rootKey.wrap(MARK, MARK) })
  })
  unlocked.set(db, { rootKey, read: new Map() })
}

/** Whether a root key has wrapped the secrets of this database. */
export const isLocked = async ({ db }: Database): Promise<boolean> =>
  (await db.$count(secret, eq(secret.name, MARK))) > 0

/** 32 random bytes, created at the first call on this database. */
export async function readSecret(db: Db, name: string): Promise<Buffer> {
  return Buffer.from(await readSecretText(db, name, async () => randomBytes(32).toString('base64')), 'base64')
}

/** The text that `make` gave at the first call on this database. */
export async function readSecretText(db: Db, name: string, make: () => Promise<string>): Promise<string> {
  const { rootKey, read } = unlockedOf(db)
  const known = read.get(name)
  if (known) return known
  const text = load(db, rootKey, name, make)
  read.set(name, text)
  text.catch(() => read.delete(name))
  return text
}

/** Makes the next call read the secret from the database again, where another process may have changed it. */
export const rereadSecret = (db: Db, name: string): boolean => unlockedOf(db).read.delete(name)

async function load(db: Db, rootKey: RootKey, name: string, make: () => Promise<string>): Promise<string> {
  const find = () => db.select().from(secret).where(eq(secret.name, name))
  let [row] = await find()
  if (!row) {
    await db
      .insert(secret)
      .values({ name, value: await rootKey.wrap(name, await make()) })
      .onConflictDoNothing()
    row = (await find())[0]
  }
  if (!row) throw new Error(`no secret ${name}`)
  return rootKey.unwrap(name, row.value)
}

/** Changes a secret as it is in the database now, under a lock. */
export async function changeSecret(
  { db, transaction }: Database,
  name: string,
  change: (text: string) => Promise<string>,
): Promise<void> {
  const { rootKey, read } = unlockedOf(db)
  await transaction(async (tx) => {
    const [row] = await tx.select().from(secret).where(eq(secret.name, name)).for('update')
    if (!row) throw new Error(`no secret ${name}`)
    const value = await rootKey.wrap(name, await change(await rootKey.unwrap(name, row.value)))
    await tx.update(secret).set({ value }).where(eq(secret.name, name))
  })
  read.delete(name)
}

/** Wraps all secrets with the current root key and returns their number. */
export async function rewrapSecrets({ db, transaction }: Database): Promise<number> {
  const { rootKey } = unlockedOf(db)
  return transaction(async (tx) => {
    const rows = await tx.select().from(secret).for('update')
    for (const { name, value } of rows)
      await tx
        .update(secret)
        .set({ value: await rootKey.wrap(name, await rootKey.unwrap(name, value)) })
        .where(eq(secret.name, name))
    return rows.length
  })
}

function unlockedOf(db: Db): Unlocked {
  const found = unlocked.get(db)
  if (!found) throw new Error('the secrets of this database are not unlocked: unlockSecrets first')
  return found
}
