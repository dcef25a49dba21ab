import { portalContext } from '#src/api/portal.ts'
import { faqOfLine } from '#src/site/articles/faq-of-line.ts'
import { cardWords } from '#src/site/page/card-words.ts'
import { refinancingChat } from '#src/site/landings/landing-chat.ts'
import { RefinancingPage } from '#src/site/landings/refinancing-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/refinancing.ts'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { content, reviews, locale, conversation } = context.get(portalContext)
  const query = new URL(request.url).searchParams
  const named = 'dynamic' in params ? params.dynamic : undefined
  const campaign = (await content.campaigns(locale)).find((each) => each === named)
  const [page, figures, cards, faq, chat] = await Promise.all([
    content.refinancing(locale, campaign),
    reviews(),
    content.cards(locale),
    faqOfLine(content, locale, 'refinancing', query),
    conversation(refinancingChat(query, locale, campaign)),
  ])
  return {
    page: { ...page, ...(figures && { rating: figures.rating, ratingSample: false }) },
    ratedBy: figures?.count,
    cards: cardWords(cards, 'mobile', 'insurance'),
    faq,
    chat,
  }
}

export default function Refinancing({ loaderData: { page, ratedBy, cards, faq, chat } }: Route.ComponentProps) {
  return <RefinancingPage page={page} ratedBy={ratedBy} cards={cards} faq={faq} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
