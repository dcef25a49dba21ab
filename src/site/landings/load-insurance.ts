import { data } from 'react-router'
import type { Portal } from '#src/api/portal.ts'
import { cardWords } from '#src/site/page/card-words.ts'
import { landingChat } from './landing-chat.ts'
import { faqOfLine } from '#src/site/articles/faq-of-line.ts'

type InsuranceRequest = {
  page: 'insurance' | 'hidden-insurance'
  params: { flow?: string | undefined; step?: string | undefined; sessionId?: string | undefined }
  query: URLSearchParams
}

/** Throws a 404 response when the path names an unknown flow (PAGE-13, PAGE-14). */
export async function loadInsurance(
  { content, locale, conversation }: Pick<Portal, 'content' | 'locale' | 'conversation'>,
  { page: name, params, query }: InsuranceRequest,
) {
  const [page, cards, faq] = await Promise.all([
    content.chatLanding(locale, name),
    content.cards(locale),
    faqOfLine(content, locale, 'insurance', query),
  ])
  const entry = landingChat({ locale, params, query, page, flow: 'insurance_leads' })
  if (!entry) throw data(null, { status: 404 })
  return {
    page,
    cards: cardWords(cards, 'mobile', 'refinancing'),
    faq,
    chat: await conversation(entry, params.sessionId),
  }
}
