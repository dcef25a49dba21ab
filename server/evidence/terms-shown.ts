import type { ContentPort } from '#contracts/content/content-port.ts'
import type { InLanguage } from '#contracts/content/text.ts'
import type { LegalPage } from '#contracts/content/legal-pages.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { ShownTerms } from '#contracts/orders/evidence.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { sha256 } from './chain.ts'
import { shownDocument } from './tables.ts'

export type TermsContent = Pick<ContentPort, 'orderTerms' | 'powerTerms' | 'consentTerms'>

type OrderedProduct = 'mobile' | 'power'
type TermsName = 'order-terms' | 'power-terms' | 'consent-terms'

/** The documents that an order accepts, the most specific first; the conversation links to the same ones. */
const ACCEPTED: Record<OrderedProduct, readonly TermsName[]> = {
  mobile: ['order-terms', 'consent-terms'],
  power: ['power-terms', 'consent-terms'],
}

export type Terms = { document: ShownTerms; text: string }

export async function termsInForce(content: TermsContent, product: OrderedProduct, locale: Locale): Promise<Terms[]> {
  const read: Record<TermsName, () => Promise<InLanguage<LegalPage>>> = {
    'order-terms': () => content.orderTerms(locale),
    'power-terms': () => content.powerTerms(locale),
    'consent-terms': () => content.consentTerms(locale),
  }
  return Promise.all(
    ACCEPTED[product].map(async (name): Promise<Terms> => {
      const page = await read[name]()
      const text = textOf(page)
      const { custom_page_title: title, dataVersion: version, lang } = page
      return { document: { name, version, title, ...(lang !== undefined && { lang }), sha256: sha256(text) }, text }
    }),
  )
}

/** "order-terms:2026-11-01": the document and the day its wording came into force. */
export const termsVersion = ([terms]: readonly Terms[]): string =>
  terms ? `${terms.document.name}:${terms.document.version}` : ''

function textOf({ custom_page_title, dataVersion, paragraphs }: LegalPage): string {
  const parts = paragraphs.flatMap(({ title, text, subParagraphs }) => [
    `${title}\n${text}`,
    ...subParagraphs.map((sub) => [sub.title, sub.text].filter(Boolean).join('\n')),
  ])
  return [`${custom_page_title} (${dataVersion})`, ...parts].join('\n\n')
}

/** The paragraphs of a stored text, each with its heading first; the document's title is the first one's. */
export const paragraphsOf = (text: string): [heading: string, ...text: string[]][] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((paragraph) => {
      const [heading = '', ...lines] = paragraph.split('\n')
      return [heading, ...lines]
    })

export async function keepTerms(db: DbOrTx, terms: readonly Terms[]): Promise<void> {
  await db
    .insert(shownDocument)
    .values(terms.map(({ document: { sha256: hash }, text }) => ({ hash, text })))
    .onConflictDoNothing()
}
