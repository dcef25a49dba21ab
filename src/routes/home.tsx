import { isActive } from '#contracts/products/offers.ts'
import { portalContext } from '#src/api/portal.ts'
import { cardWords } from '#src/site/page/card-words.ts'
import { HomePage } from '#src/site/landings/home-page.tsx'
import { homeChat } from '#src/site/landings/landing-chat.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/home.ts'

const ANSWERED = 6

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, cards] = await Promise.all([content.home(locale), content.cards(locale)])
  const about =
    page.faq === undefined ? [] : (await content.articles(locale)).filter(({ category }) => category === page.faq)
  const faq = about.slice(0, ANSWERED).map(({ slug, question, answer }) => ({ slug, question, answer }))
  const lines = (['mobile', 'insurance', 'refinancing'] as const).filter((line) => isActive(line, locale))
  return { page, cards: cardWords(cards, ...lines), faq, chat: await conversation(homeChat({ locale, page })) }
}

export default function Home({ loaderData: { page, cards, faq, chat } }: Route.ComponentProps) {
  return <HomePage page={page} cards={cards} faq={faq} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
