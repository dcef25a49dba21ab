import { data } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { InsurancePage } from '#src/pages/insurance-page.tsx'
import { landingChat } from '#src/pages/landing-chat.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/insurance.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, cards] = await Promise.all([content.chatLanding(locale, 'insurance'), content.cards(locale)])
  const entry = landingChat({ params, query: new URL(request.url).searchParams, page, flow: 'insurance_leads' })
  if (!entry) throw data(null, { status: 404 })
  return { page, cards: { mobile: cards.mobile, refinancing: cards.refinancing }, chat: await conversation(entry, params.sessionId) }
}

export default function Insurance({ loaderData: { page, cards, chat } }: Route.ComponentProps) {
  return <InsurancePage page={page} cards={cards} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
