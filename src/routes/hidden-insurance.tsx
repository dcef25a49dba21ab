import { data } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { faqOfLine } from '#src/content/faq-of-line.ts'
import { cardWords } from '#src/pages/card-words.ts'
import { InsurancePage } from '#src/pages/insurance-page.tsx'
import { landingChat } from '#src/pages/landing-chat.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/hidden-insurance.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const query = new URL(request.url).searchParams
  const [page, cards, faq] = await Promise.all([content.chatLanding(locale, 'hidden-insurance'), content.cards(locale), faqOfLine(content, locale, 'insurance', query)])
  const entry = landingChat({ params, query, page, flow: 'insurance_leads' })
  if (!entry) throw data(null, { status: 404 })
  const chat = await conversation(entry, params.sessionId)
  return { page, cards: cardWords(cards, 'mobile', 'refinancing'), faq, chat }
}

export default function HiddenInsurance({ loaderData: { page, cards, faq, chat } }: Route.ComponentProps) {
  return <InsurancePage page={page} cards={cards} faq={faq} chat={chat} hidden />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
