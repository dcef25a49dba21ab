import { createHmac } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Day } from '#contracts/kernel/days.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { readSecret } from '#server/db/read-secret.ts'
import type { StoreDeps } from '#server/deps.ts'
import { recordEvent } from '#server/security-events/record-event.ts'
import { recordChange } from './record-change.ts'
import { accountHolder } from './holder-tables.ts'
import { shareGivenName } from './same-person.ts'

/** Who an identity provider says came. */
export type ProvenPerson = {
  name: { firstName: string; middleName?: string | undefined; lastName: string }
  birthDate?: Day | undefined
  nationalId?: string
}

/** `unknownPerson`: the account has nothing to compare with. */
export type Holding = 'holder' | 'otherPerson' | 'unknownPerson'

/**
 * Whether the person is who the account belongs to: by the national identity number that was proven before, else by
 * birth date and given name. A holder is kept and ends a doubt; another person begins one (TRU-04).
 */
export async function proveHolder(
  deps: StoreDeps,
  account: LegalEntity,
  proven: ProvenPerson,
  provider: 'bankid' | 'vipps',
): Promise<Holding> {
  const { db } = deps.database
  const person = proven.nationalId === undefined ? undefined : await hashPerson(deps, proven.nationalId)
  const [known] = await db.select().from(accountHolder).where(eq(accountHolder.legalEntity, account.id))
  const holding = compare(account, known?.person ?? undefined, { ...proven, person })
  if (holding === 'unknownPerson') return holding
  if (holding === 'otherPerson')
    recordEvent(deps, { name: 'authn_login_fail', account: account.id, details: { what: provider, reason: holding } })
  if (holding === 'otherPerson') await writeHolder(db, account.id, { doubtedAt: new Date(deps.runtime.now()) })
  else if (person === undefined) await writeHolder(db, account.id, { doubtedAt: null })
  else await keepPerson(deps, account.id, person)
  return holding
}

function compare(
  account: LegalEntity,
  known: string | undefined,
  { person, name, birthDate }: Omit<ProvenPerson, 'nationalId'> & { person: string | undefined },
): Holding {
  if (known !== undefined && person !== undefined) return known === person ? 'holder' : 'otherPerson'
  if (account.birthDate === null || birthDate === undefined) return 'unknownPerson'
  return account.birthDate === birthDate && shareGivenName(account, name) ? 'holder' : 'otherPerson'
}

export async function hashPerson({ database }: StoreDeps, nationalId: string): Promise<string> {
  return createHmac('sha256', await readSecret(database.db, 'account holders'))
    .update(nationalId)
    .digest('base64url')
}

/** Whoever has recovered the account by BankID holds it from now on, whatever was doubted. */
export async function keepHolder(
  deps: StoreDeps,
  account: string,
  nationalId: string,
  how: 'told' | 'untold' = 'told',
): Promise<void> {
  await keepPerson(deps, account, await hashPerson(deps, nationalId), how)
}

/** A BankID proven for the first time signs in from now on, so the customer is told of it as of a passkey (TRU-03). */
async function keepPerson(deps: StoreDeps, id: string, person: string, how: 'told' | 'untold' = 'told'): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const [account] = await tx.select().from(legalEntity).where(eq(legalEntity.id, id)).for('update')
    if (!account) return
    const isKnown = (await tx.$count(accountHolder, and(holderOf(id), eq(accountHolder.person, person)))) > 0
    await writeHolder(tx, id, { person, doubtedAt: null })
    if (!isKnown && how === 'told') await recordChange(deps, tx, 'bankid', account)
  })
}

/** What a BankID proved was undone by who has the number: nobody is the proven holder until one of them is again. */
export const doubtHolder = (deps: StoreDeps, account: string): Promise<void> =>
  writeHolder(deps.database.db, account, { person: null, doubtedAt: new Date(deps.runtime.now()) })

const holderOf = (account: string) => eq(accountHolder.legalEntity, account)

async function writeHolder(
  db: DbOrTx,
  account: string,
  change: Partial<Pick<typeof accountHolder.$inferInsert, 'person' | 'doubtedAt'>>,
): Promise<void> {
  await db
    .insert(accountHolder)
    .values({ legalEntity: account, ...change })
    .onConflictDoUpdate({ target: accountHolder.legalEntity, set: change })
}

/** While somebody else may hold the number, a code to it proves nothing. */
export async function isDoubted({ database: { db } }: StoreDeps, account: string): Promise<boolean> {
  const doubted = and(eq(accountHolder.legalEntity, account), isNotNull(accountHolder.doubtedAt))
  return (await db.$count(accountHolder, doubted)) > 0
}

/** To be called when a passkey of the account was used. */
export async function endDoubt({ database: { db } }: StoreDeps, account: string): Promise<void> {
  await db.update(accountHolder).set({ doubtedAt: null }).where(eq(accountHolder.legalEntity, account))
}

/** The account for which this person's BankID was proven; of several, the one signed in to last. */
export async function accountOfPerson(db: DbOrTx, person: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: legalEntity.id })
    .from(accountHolder)
    .innerJoin(legalEntity, eq(legalEntity.id, accountHolder.legalEntity))
    .where(and(eq(accountHolder.person, person), isNotNull(legalEntity.provenAt)))
    .orderBy(desc(legalEntity.lastLoginAt))
    .limit(1)
  return found?.id
}

/** Whether the customer can sign in with BankID. */
export async function hasBankId(db: DbOrTx, account: string): Promise<boolean> {
  return (
    (await db.$count(accountHolder, and(eq(accountHolder.legalEntity, account), isNotNull(accountHolder.person)))) > 0
  )
}
