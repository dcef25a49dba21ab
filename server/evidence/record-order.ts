import { randomBytes } from 'node:crypto'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { EvidenceContent, PersonalParts } from '#contracts/orders/evidence.ts'
import type { Tx } from '#server/db/database.ts'
import type { StoreDeps } from '#server/deps.ts'
import { appendLink, canonicalJson, partHash } from './chain.ts'
import { conversationShown } from './conversation-shown.ts'
import { keepTerms, termsInForce, termsVersion, type TermsContent } from './terms-shown.ts'
import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'

export type EvidenceDeps = StoreDeps & { content: TermsContent }

/** Where an order was placed: in a conversation, or by a caller of the API who was shown no texts. */
export type OrderOrigin = { channel: 'chat'; session: string; locale: Locale } | { channel: 'api'; locale: Locale }

/** `ordered` must name nobody; what does belongs in `delivery`. */
export type OrderParticulars = Pick<EvidenceContent, 'ordered' | 'price'> & Pick<PersonalParts, 'delivery'>
export type Order = OrderParticulars & { id: string; legalEntity: string; product: 'mobile' | 'power' }

/** Call it late in the order's transaction: until that ends, no other order can be placed. Returns the version of the terms that were accepted (BEY-05). */
export async function recordOrder(
  { runtime, content }: EvidenceDeps,
  tx: Tx,
  origin: OrderOrigin,
  { id, legalEntity, product, ordered, price, delivery }: Order,
): Promise<string> {
  const conversation = origin.channel === 'chat' ? await conversationShown(tx, origin.session) : undefined
  const { locale = origin.locale, flow = null, shown = [], answers = [] } = conversation ?? {}
  const terms = await termsInForce(content, product, locale)
  await keepTerms(tx, terms)
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
  return termsVersion(terms)
}
