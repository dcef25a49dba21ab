import type { NewCustomer } from '#server/accounts/create-customer.ts'
import type { Database } from '../db/database.ts'
import * as s from '../db/schema.ts'

/** `at` ends the ids of all rows of one customer. */
type Left = { id: string; at: string; who: NewCustomer; now: Date; soon: Date }

/** What a customer leaves behind in conversations: a lead, consents, debts that were read, and a score. */
export async function leaveAnswers(db: Database['db'], { id, at, who, now, soon }: Left): Promise<void> {
  const { phone, name } = who
  await db.insert(s.leads).values({
    id: `d${at}`,
    key: `s${at}:1`,
    kind: 'refinancing',
    name,
    phone,
    email: who.email,
    customerId: id,
    details: { kind: 'refinancing' },
    locale: 'nb_NO',
    createdAt: now,
  })
  await db.insert(s.debtConsent).values({
    id: `dc${at}`,
    key: `dc${at}`,
    session: `s${at}`,
    customerId: id,
    person: `person${at}`,
    textId: 'debt.consent.v1',
    words: 'Ja',
    locale: 'nb_NO',
    givenAt: now,
    expiresAt: soon,
  })
  await db
    .insert(s.debtReading)
    .values({ id: `dr${at}`, consent: `dc${at}`, session: `s${at}`, debts: [], readAt: now, deleteAt: soon })
  await db
    .insert(s.debtView)
    .values({ token: `t${at}`, person: `person${at}`, locale: 'nb_NO', page: '/', expiresAt: soon })
  await db.insert(s.scores).values({
    id: `sc${at}`,
    session: `s${at}`,
    score: 5,
    reason: `hilsen ${name.firstName}`,
    customerId: id,
    locale: 'nb_NO',
    createdAt: now,
  })
}
