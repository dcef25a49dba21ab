import { pageChat } from '#contracts/pages/page-chat.ts'
import { portalContext } from '#src/api/portal.ts'
import { askedFlow } from '#src/site/landings/landing-chat.ts'
import { CompetitionPage } from '#src/site/landings/competition-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/competition.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const page = await content.competition(locale)
  const own = pageChat('competition', locale)
  const chat = await conversation({ flow: askedFlow(locale, own.flow, [page.flow]), step: page.step ?? own.step })
  return { page, chat }
}

export default function Competition({ loaderData: { page, chat } }: Route.ComponentProps) {
  return <CompetitionPage page={page} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
