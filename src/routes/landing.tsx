import { data } from 'react-router'
import { landingAt } from '#contracts/pages/page-chat.ts'
import { pagePath } from '#src/api/page-path.ts'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { ChatPage } from '#src/site/page/chat-page.tsx'
import type { Route } from './+types/landing.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const landing = landingAt(
    pagePath(request)
      .replace(/(.)\/+$/, '$1')
      .toLowerCase(),
    locale,
  )
  if (!landing) throw data(null, { status: 404 })
  const [page, chat] = await Promise.all([content.landing(locale, landing.content), conversation(landing.chat)])
  return { page, chat }
}

export default function Landing({ loaderData: { page, chat } }: Route.ComponentProps) {
  return <ChatPage page={page} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
