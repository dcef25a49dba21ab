import { randomBytes } from 'node:crypto'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { EvidenceContent, PersonalParts } from '#contracts/orders/evidence.ts'
import type { DbOrTx, Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { appendLink, canonicalJson, partHash } from './chain.ts'
import { conversationShown, type Conversation } from './conversation-shown.ts'
import { keepTerms, termsInForce, termsVersion, type Terms, type TermsContent } from './terms-shown.ts'
import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'

export type EvidenceDeps = StoreDeps & { content: TermsContent }

/** Where an order was placed: in a conversation, or by a caller of the API who was shown no texts. */
export type OrderOrigin = { channel: 'chat'; session: string; locale: Locale } | { channel: 'api'; locale: Locale }

/** `ordered` must name nobody; what does belongs in `delivery`. */
export type OrderParticulars = Pick<EvidenceContent, 'ordered' | 'price'> & Pick<PersonalParts, 'delivery'>
export type Order = OrderParticulars & { id: string; legalEntity: string; product: 'mobile' | 'power' }

/** What the customer was shown and accepted. */
export type Accepted = {
  origin: OrderOrigin
  conversation: Conversation | undefined
  terms: Terms[]
  termsVersion: string
}

/** Reads what an order accepts and keeps the text of its terms (BEY-05). */
export async function readAccepted(
  { content }: Pick<EvidenceDeps, 'content'>,
  db: DbOrTx,
  origin: OrderOrigin,
  product: Order['product'],
): Promise<Accepted> {
  const conversation = origin.channel === 'chat' ? await conversationShown(db, origin.session) : undefined
  const terms = await termsInForce(content, product, conversation?.locale ?? origin.locale)
  await keepTerms(db, terms)
  return { origin, conversation, terms, termsVersion: termsVersion(terms) }
}

/** Call it last in the order's transaction: until that ends, no other order of any node can be placed (BEY-05). */
export async function recordOrder(
  { runtime }: Pick<EvidenceDeps, 'runtime'>,
  tx: Tx,
  { origin, conversation, terms }: Accepted,
  { id, legalEntity, product, ordered, price, delivery }: Order,
): Promise<void> {
  const { locale = origin.locale, flow = null, shown = [], answers = [] } = conversation ?? {}
  const salt = randomBytes(16).toString('hex')
  const parts: PersonalParts = { legalEntity, shown, answers, delivery }
  const evidence: EvidenceContent = {
    at: new Date(runtime.now()).toISOString(),
    channel: origin.channel,
    locale,
    flow,
    product,
    ordered,
    price,
    terms: { withdrawalDays: WITHDRAWAL_DAYS, documents: terms.map(({ document }) => document) },
    personal: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partHash(salt, part)])),
  }
  await appendLink(tx, {
    kind: 'order',
    order: id,
    content: canonicalJson(evidence),
    personal: { salt, parts },
  })
}
