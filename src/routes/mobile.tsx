import { portalContext } from '#src/api/portal.ts'
import { faqOfLine } from '#src/site/articles/faq-of-line.ts'
import { cardWords } from '#src/site/page/card-words.ts'
import { mobileChat } from '#src/site/landings/landing-chat.ts'
import { MobilePage } from '#src/site/landings/mobile-page.tsx'
import { mobileWords } from '#src/site/landings/mobile-words.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/mobile.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const query = new URL(request.url).searchParams
  const [page, cards, faq, chat] = await Promise.all([
    content.mobileLanding(locale),
    content.cards(locale),
    faqOfLine(content, locale, 'mobile', query),
    conversation(mobileChat({ locale, query })),
  ])
  return { page: mobileWords(page), cards: cardWords(cards, 'insurance', 'refinancing'), faq, chat }
}

export default function Mobile({ loaderData: { page, cards, faq, chat } }: Route.ComponentProps) {
  return <MobilePage page={page} cards={cards} faq={faq} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
