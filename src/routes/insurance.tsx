import { data } from 'react-router'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { portalContext } from '#src/api/portal.ts'
import { faqOfLine } from '#src/content/faq-of-line.ts'
import { loadArticle } from '#src/content/load-article.ts'
import { ArticlePage } from '#src/pages/article-page.tsx'
import { cardWords } from '#src/pages/card-words.ts'
import { InsurancePage } from '#src/pages/insurance-page.tsx'
import { landingChat } from '#src/pages/landing-chat.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/insurance.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { content, locale, conversation } = portal
  const query = new URL(request.url).searchParams
  // A flow's name first, then an article's; deeper than that only a flow has addresses.
  if (params.flow !== undefined && params.step === undefined && !isFlowName(params.flow)) {
    return { reading: await loadArticle(portal, { line: 'insurance', slug: params.flow, query }) }
  }
  const [page, cards, faq] = await Promise.all([content.chatLanding(locale, 'insurance'), content.cards(locale), faqOfLine(content, locale, 'insurance', query)])
  const entry = landingChat({ params, query, page, flow: 'insurance_leads' })
  if (!entry) throw data(null, { status: 404 })
  const chat = await conversation(entry, params.sessionId)
  return { page, cards: cardWords(cards, 'mobile', 'refinancing'), faq, chat }
}

export default function Insurance({ loaderData }: Route.ComponentProps) {
  if ('reading' in loaderData) return <ArticlePage {...loaderData.reading} />
  const { page, cards, faq, chat } = loaderData
  return <InsurancePage page={page} cards={cards} faq={faq} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
