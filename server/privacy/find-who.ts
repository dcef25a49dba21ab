import { and, desc, eq, gt, inArray, like, lte, ne, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '#server/db/database.ts'
import { chatSession } from '#server/brain/tables.ts'
import { debtConsent } from '#server/debts/tables.ts'
import { formerPhone, legalEntity, sentMessage } from '#server/accounts/tables.ts'
import { mobileOrder, subscription } from '#server/orders/tables.ts'
import { powerSubscription } from '#server/power/tables.ts'

export type Who = {
  id: string
  /** The current number, and former ones that nobody else has taken over. */
  phones: string[]
  /**
   * Includes rows in which someone entered the number without proving it: they are erased too, but must not be shown to
   * the person.
   */
  unproven: boolean
  sessions: string[]
  subscriptions: string[]
  meteringPoints: string[]
  creditChecks: string[]
  debtConsents: string[]
  messages: string[]
  persons: string[]
}

/** The period a person held a number: `after` the previous holder released it and `until` they released it. */
type HeldNumber = { phone: string; after: Date | undefined; until: Date | undefined }

export async function findWho(
  db: Db | Tx,
  { id, phone }: { id: string; phone: string },
  unproven = false,
): Promise<Who> {
  const { facts } = chatSession
  const numbers = await numbersOf(db, id, phone)
  const givenThere = (fact: string) =>
    numbers.map((number) => and(sql`${facts}->>${fact} = ${number.phone}`, during(chatSession.createdAt, number)))
  const held = await db
    .select({ id: chatSession.id, check: sql<string | null>`${facts}->>'creditCheckId'` })
    .from(chatSession)
    .where(
      or(
        eq(chatSession.customerId, id),
        eq(chatSession.loginFor, id),
        sql`${facts}->>'customerId' = ${id}`,
        ...givenThere('provenPhone'),
        ...(unproven ? givenThere('phone') : []),
      ),
    )
  const sessions = held.map((row) => row.id)
  const owned = await db.select({ id: subscription.id }).from(subscription).where(eq(subscription.legalEntity, id))
  const points = await db
    .select({ point: powerSubscription.meteringPoint })
    .from(powerSubscription)
    .where(eq(powerSubscription.legalEntity, id))
  const orders = await db
    .select({ check: mobileOrder.creditCheck })
    .from(mobileOrder)
    .where(eq(mobileOrder.legalEntity, id))
  const consents = await db
    .select({ id: debtConsent.id, person: debtConsent.person })
    .from(debtConsent)
    .where(or(eq(debtConsent.customerId, id), inArray(debtConsent.session, sessions)))
  const messages = await db
    .select({ key: sentMessage.key })
    .from(sentMessage)
    .where(
      or(
        like(sentMessage.key, `change:${id}:%`),
        ...numbers.map((number) => and(eq(sentMessage.phone, number.phone), during(sentMessage.sentAt, number))),
      ),
    )
  return {
    id,
    phones: await heldByNobodyElse(db, id, numbers),
    unproven,
    sessions,
    subscriptions: owned.map((row) => row.id),
    meteringPoints: points.flatMap(({ point }) => point ?? []),
    creditChecks: [...orders, ...held].flatMap(({ check }) => check ?? []),
    debtConsents: consents.map((row) => row.id),
    messages: messages.map(({ key }) => key),
    persons: consents.map(({ person }) => person),
  }
}

async function numbersOf(db: Db | Tx, id: string, phone: string): Promise<HeldNumber[]> {
  const former = await db
    .select({ phone: formerPhone.phone, until: formerPhone.until })
    .from(formerPhone)
    .where(eq(formerPhone.legalEntity, id))
  const held = [{ phone, until: undefined }, ...former]
  const others = await db
    .select({ phone: formerPhone.phone, until: formerPhone.until })
    .from(formerPhone)
    .where(
      and(
        inArray(
          formerPhone.phone,
          held.map((number) => number.phone),
        ),
        ne(formerPhone.legalEntity, id),
      ),
    )
    .orderBy(desc(formerPhone.until))
  return held.map((number) => ({
    ...number,
    after: others.find((other) => other.phone === number.phone && (!number.until || other.until < number.until))?.until,
  }))
}

const during = (time: Column, { after, until }: HeldNumber): SQL | undefined =>
  and(after && gt(time, after), until && lte(time, until))

async function heldByNobodyElse(db: Db | Tx, id: string, numbers: readonly HeldNumber[]): Promise<string[]> {
  const phones = [...new Set(numbers.map(({ phone }) => phone))]
  const others = await db
    .select({ phone: legalEntity.phone })
    .from(legalEntity)
    .where(and(inArray(legalEntity.phone, phones), ne(legalEntity.id, id)))
  return phones.filter((phone) => others.every((other) => other.phone !== phone))
}
