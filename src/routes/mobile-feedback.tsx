import { portalContext } from '#src/api/portal.ts'
import { ChatPage } from '#src/site/page/chat-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/mobile-feedback.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, chat] = await Promise.all([
    content.chatLanding(locale, 'mobile-feedback'),
    conversation({ flow: 'csat_mobile', step: 'csat_mobile_intro' }),
  ])
  return { page, chat }
}

export default function MobileFeedback({ loaderData: { page, chat } }: Route.ComponentProps) {
  return <ChatPage page={page} chat={chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
