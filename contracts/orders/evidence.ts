import * as v from 'valibot'
import { LOCALES } from '../kernel/locale.ts'
import { CurrencyCode } from '../kernel/money.ts'
import { PRODUCTS } from '../products/offers.ts'

const Sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))
const Instant = v.pipe(v.string(), v.isoTimestamp())

/** Terms as shown; `lang` where they were not in the language of the order. */
export const ShownTerms = v.object({
  name: v.string(),
  version: v.string(),
  title: v.string(),
  lang: v.optional(v.string()),
  sha256: Sha256,
})
export type ShownTerms = v.InferOutput<typeof ShownTerms>

/** The chained part of an order, which names nobody. Amounts are in øre including VAT. */
export const EvidenceContent = v.object({
  at: Instant,
  channel: v.picklist(['chat', 'api']),
  locale: v.picklist(LOCALES),
  flow: v.nullable(v.object({ name: v.string(), version: v.string() })),
  product: v.picklist(PRODUCTS),
  ordered: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
  price: v.object({
    currency: CurrencyCode,
    vatPercent: v.number(),
    priceBook: v.string(),
    amounts: v.record(v.string(), v.number()),
  }),
  terms: v.object({ withdrawalDays: v.number(), documents: v.array(ShownTerms) }),
  /** The salted SHA-256 of each personal part. */
  personal: v.record(v.string(), Sha256),
})
export type EvidenceContent = v.InferOutput<typeof EvidenceContent>

const Row = v.object({ label: v.string(), value: v.string() })

/** What identifies the person: kept beside the chain and deleted with the account. */
export const PersonalParts = v.object({
  legalEntity: v.string(),
  /** Texts as rendered where the order was confirmed. */
  shown: v.array(
    v.object({ text: v.string(), rows: v.optional(v.array(Row)), buttons: v.optional(v.array(v.string())) }),
  ),
  answers: v.array(
    v.object({
      at: Instant,
      question: v.string(),
      answer: v.string(),
      chosen: v.optional(v.string()),
      ticked: v.optional(v.string()),
    }),
  ),
  delivery: v.record(v.string(), v.nullable(v.string())),
})
export type PersonalParts = v.InferOutput<typeof PersonalParts>

export const Personal = v.object({ salt: v.string(), parts: PersonalParts })
export type Personal = v.InferOutput<typeof Personal>
