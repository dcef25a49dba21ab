import { pageChat } from '#contracts/pages/page-chat.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import { isActive, type Product } from '#contracts/products/offers.ts'
import type { Conversation, Portal } from '#src/api/portal.ts'
import { cardWords, type LineWords } from '#src/site/page/card-words.ts'

const LINES = ['power', 'mobile', 'insurance', 'refinancing'] as const

export type Elsewhere = { product: Product; cards: LineWords[]; chat: Conversation }

export async function loadElsewhere(
  { content, locale, conversation }: Pick<Portal, 'content' | 'locale' | 'conversation'>,
  { decision, product }: PageAddress,
): Promise<Elsewhere | undefined> {
  if (decision !== 'wayOn' || product === undefined) return undefined
  const [cards, chat] = await Promise.all([content.cards(locale), conversation(pageChat('intro', locale))])
  return { product, cards: cardWords(cards, ...LINES.filter((line) => isActive(line, locale))), chat }
}
