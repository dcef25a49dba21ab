import { isActive } from '#contracts/products/offers.ts'
import { portalContext } from '#src/api/portal.ts'
import { AboutPage } from '#src/site/legal/about-page.tsx'
import { cardWords } from '#src/site/page/card-words.ts'
import { homeChat } from '#src/site/landings/landing-chat.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/about.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, cards, chat] = await Promise.all([
    content.chatLanding(locale, 'about'),
    content.cards(locale),
    conversation(homeChat({ locale, page: {} })),
  ])
  const lines = (['mobile', 'power', 'insurance', 'refinancing'] as const).filter((line) => isActive(line, locale))
  return { page, cards: cardWords(cards, ...lines), chat }
}

export default function About({ loaderData: { page, cards, chat } }: Route.ComponentProps) {
  return <AboutPage page={page} cards={cards} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
