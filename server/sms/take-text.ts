import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { dataPackShortNumber } from '#contracts/catalogue/abroad.ts'
import type { IncomingText } from '#contracts/ports/sms.ts'
import { readText, type TextAct } from '#contracts/sms/read-text.ts'
import type { CustomerRegister } from '#server/accounts/customer-register.ts'
import { findByPhone } from '#server/accounts/find-customer.ts'
import { sendText } from '#server/budgets/send-message.ts'
import type { Tx } from '#server/db/database.ts'
import { createDelivery, type Deliver } from '#server/db/create-delivery.ts'
import { openDeliveryQueue, type Enqueue, type QueueDeps } from '#server/db/delivery-queue.ts'
import type { StoreDeps } from '#server/deps.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import type { SmsPort } from '#server/gateways/sms/port.ts'
import { answerText, type TextDeps } from './answer-text.ts'
import { canReceiveSms } from './can-receive-sms.ts'
import { incomingText } from './tables.ts'
import { holdText } from '#server/db/hold-text.ts'

export type TakeTextDeps = TextDeps & {
  customers: Pick<CustomerRegister, 'read'>
  answerQueue: { enqueue: Enqueue }
  marketingEnded: (customer: string) => void
}

/** In milliseconds. */
const DAY = 86_400_000
/** Answers to a number within a day; two machines that answer each other would never end. */
const ANSWERS_A_DAY = 20

/** Takes a text once, by the gateway's id: what it asks for and its answer are one transaction. False if it was taken before. */
export async function takeText(deps: TakeTextDeps, text: IncomingText): Promise<boolean> {
  const { id, from } = text
  const now = deps.runtime.now()
  const consents = await consentsOf(deps, text)
  const taken = await deps.database.transaction(async (tx) => {
    await holdText(tx, `texts of ${from}`)
    if ((await tx.$count(incomingText, eq(incomingText.id, id))) > 0) return undefined
    const { act, answer, marketing } = await answerText(deps, tx, text, consents)
    const kind = typeof act === 'string' ? act : 'pack'
    const isAnswered = canReceiveSms(from) && !(await hadEnough(tx, from, kind, now))
    await tx.insert(incomingText).values({
      id,
      phone: from,
      act: kind,
      answer: isAnswered ? answer : null,
      status: isAnswered ? 'waiting' : 'sent',
      receivedAt: new Date(now),
    })
    if (isAnswered) await deps.answerQueue.enqueue(tx, [id])
    return { marketing }
  })
  if (taken?.marketing !== undefined) deps.marketingEnded(taken.marketing)
  return taken !== undefined
}

/** The consents of who texts STOP, also those that an outside register has; if it is silent the text comes again. */
async function consentsOf(deps: TakeTextDeps, { from, text }: IncomingText): Promise<readonly string[]> {
  const account = readText(text) === 'stop' ? await findByPhone(deps, from) : undefined
  if (!account) return []
  const known = await deps.customers.read(account.id)
  if (!known.ok && known.reason !== 'notFound')
    throw new HttpProblem(503, 'not_read', 'The customer could not be read from the register. Repeat it.')
  return known.ok ? known.value.acceptanceTags : []
}

/** What is not understood is answered once a day. */
async function hadEnough(tx: Tx, phone: string, kind: Exclude<TextAct, object> | 'pack', now: number) {
  const answered = and(
    eq(incomingText.phone, phone),
    isNotNull(incomingText.answer),
    gt(incomingText.receivedAt, new Date(now - DAY)),
  )
  if (kind === 'other') return (await tx.$count(incomingText, and(answered, eq(incomingText.act, 'other')))) > 0
  return (await tx.$count(incomingText, answered)) >= ANSWERS_A_DAY
}

export function createAnswerDelivery(deps: StoreDeps & { sms: SmsPort }): Deliver {
  const {
    database: { db },
    runtime,
  } = deps
  const waiting = (ids: string[]) => and(inArray(incomingText.id, ids), eq(incomingText.status, 'waiting'))
  return createDelivery(runtime, {
    begin: (ids) =>
      db
        .update(incomingText)
        .set({ attempts: sql`${incomingText.attempts} + 1` })
        .where(waiting(ids))
        .returning(),
    idOf: ({ id }) => id,
    send: ({ id, phone, answer }) =>
      sendText(deps, { to: phone, text: answer ?? '', key: `answer:${id}`, from: dataPackShortNumber }),
    keep: (ids, outcome) => db.update(incomingText).set(outcome).where(waiting(ids)),
    what: 'the answer to a text',
    about: ({ id }) => ({ text: id }),
  })
}

type AnswerQueue = { enqueue: Enqueue; work: (sms: SmsPort) => Promise<void> }

export async function openAnswerQueue(deps: QueueDeps): Promise<AnswerQueue> {
  const queue = await openDeliveryQueue(deps, 'text-answers')
  return {
    ...queue,
    // An answer that comes days later answers nothing.
    work: (sms) => queue.work({ deliver: createAnswerDelivery({ ...deps, sms }) }),
  }
}
