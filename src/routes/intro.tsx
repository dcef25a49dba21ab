import { isActive } from '#contracts/products/offers.ts'
import { portalContext } from '#src/api/portal.ts'
import { cardWords } from '#src/site/page/card-words.ts'
import { introChat } from '#src/site/landings/landing-chat.ts'
import { IntroPage } from '#src/site/landings/intro-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/intro.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, cards, chat] = await Promise.all([
    content.chatLanding(locale, 'intro'),
    content.cards(locale),
    conversation(introChat({ query: new URL(request.url).searchParams, locale })),
  ])
  const lines = isActive('power', locale)
    ? (['power', 'insurance', 'refinancing', 'mobile'] as const)
    : (['insurance', 'refinancing', 'mobile'] as const)
  return { page, cards: cardWords(cards, ...lines), chat }
}

export default function Intro({ loaderData: { page, cards, chat } }: Route.ComponentProps) {
  return <IntroPage page={page} cards={cards} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
