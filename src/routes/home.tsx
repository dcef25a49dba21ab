import { isActive } from '#contracts/products/active-products.ts'
import { portalContext } from '#src/api/portal.ts'
import { cardWords } from '#src/pages/card-words.ts'
import { HomePage } from '#src/pages/home-page.tsx'
import { homeChat } from '#src/pages/home-chat.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, cards] = await Promise.all([content.home(locale), content.cards(locale)])
  const lines = (['mobile', 'insurance', 'refinancing'] as const).filter((line) => isActive(line, locale))
  return { page, cards: cardWords(cards, ...lines), chat: await conversation(homeChat({ locale, page })) }
}

export default function Home({ loaderData: { page, cards, chat } }: Route.ComponentProps) {
  return <HomePage page={page} cards={cards} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
