import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { isOffered } from '#contracts/chat/flow-offers.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { Entry } from '#server/brain/conversation.ts'
import { chatSession } from '#server/brain/tables.ts'
import type { SessionCredential } from './session-credential.ts'

/** Registration and goal; a conversation that was only opened is not under way. */
const TURNS_BEFORE_ANSWERS = 2

export type Ongoing = { entry: Entry; isOrder: boolean }

/** The conversation that the visitor answered last in this locale and has not ended (HEAR-10). */
export async function ongoingOf(
  { database, runtime }: Pick<Brain, 'database'> & { runtime: Pick<Brain['runtime'], 'now'> },
  { visitor, customer }: SessionCredential,
  locale: Locale,
): Promise<Ongoing | undefined> {
  if (visitor === undefined && customer === undefined) return undefined
  const [row] = await database.db
    .select({ entry: chatSession.entry, facts: chatSession.facts })
    .from(chatSession)
    .where(
      and(
        or(
          ...(visitor === undefined ? [] : [eq(chatSession.visitor, visitor)]),
          ...(customer === undefined ? [] : [eq(chatSession.customerId, customer)]),
        ),
        eq(chatSession.locale, locale),
        isNotNull(chatSession.entry),
        isNull(chatSession.ended),
        gt(chatSession.turns, TURNS_BEFORE_ANSWERS),
        gt(chatSession.expiresAt, new Date(runtime.now())),
      ),
    )
    .orderBy(desc(chatSession.updatedAt))
    .limit(1)
  const entry = row?.entry ? readEntryKey(row.entry, locale) : undefined
  return row && entry && { entry, isOrder: ORDER_FACTS.some((fact) => row.facts[fact] !== undefined) }
}

/** Chosen only by who is ordering. */
const ORDER_FACTS = ['plan', 'powerAgreement'] satisfies (keyof Facts)[]

/** The reverse of `entryKey`. */
function readEntryKey(key: string, locale: Locale): Entry | undefined {
  const [flow, product, productValue] = key.split('|')
  if (!isFlowName(flow) || !isOffered(flow, locale)) return undefined
  return { flow, step: 'init', ...(product && { product }), ...(productValue && { productValue }) }
}
