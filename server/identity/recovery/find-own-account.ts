import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { formerPhone, legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { hashPerson } from '#server/identity/account-holder.ts'
import { accountHolder } from '#server/identity/holder-tables.ts'
import { isSamePerson } from '#server/identity/same-person.ts'

/**
 * The account of the person BankID has proven (TRU-04): the one their national identity number was proven for before,
 * else one that had the number they name and has their birth date and name, if nobody's identity number was. Asks the
 * same of the database whether there is one or not.
 */
export async function findOwnAccount(
  deps: StoreDeps,
  identity: Identity,
  number: string,
): Promise<LegalEntity | undefined> {
  const { db } = deps.database
  const person = await hashPerson(deps, identity.nationalId)
  const hadNumber = db.select({ id: formerPhone.legalEntity }).from(formerPhone).where(eq(formerPhone.phone, number))
  const rows = await db
    .select({ account: legalEntity, person: accountHolder.person })
    .from(legalEntity)
    .leftJoin(accountHolder, eq(accountHolder.legalEntity, legalEntity.id))
    .where(
      and(
        isNotNull(legalEntity.provenAt),
        or(eq(accountHolder.person, person), eq(legalEntity.phone, number), inArray(legalEntity.id, hadNumber)),
      ),
    )
    .orderBy(legalEntity.createdAt)
  const proven = rows.filter((row) => row.person === person)
  if (proven.length > 0) return (proven.find(({ account }) => account.phone === number) ?? proven.at(-1))?.account
  const same = rows.filter(
    ({ account, person: known }) =>
      known === null &&
      account.birthDate !== null &&
      isSamePerson({ name: account, birthDate: account.birthDate }, identity),
  )
  return (same.find(({ account }) => account.phone === number) ?? same.at(-1))?.account
}
