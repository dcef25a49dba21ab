import { portalContext } from '#src/api/portal.ts'
import { refinancingChat } from '#src/pages/refinancing-chat.ts'
import { RefinancingPage } from '#src/pages/refinancing-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/refinancing.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const isCampaign = 'dynamic' in params
  const [page, cards, chat] = await Promise.all([
    content.refinancing(locale, isCampaign ? params.dynamic : undefined),
    content.cards(locale),
    conversation(refinancingChat(new URL(request.url).searchParams)),
  ])
  return { page, cards: { mobile: cards.mobile, insurance: cards.insurance }, chat, isCampaign }
}

export default function Refinancing({ loaderData: { page, cards, chat, isCampaign } }: Route.ComponentProps) {
  return <RefinancingPage page={page} cards={cards} chat={chat} noindex={isCampaign} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
