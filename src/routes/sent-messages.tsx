import { data } from 'react-router'
import { portalContext } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { SentMessagesPage } from '#src/sandbox/sent-messages-page.tsx'
import type { Route } from './+types/sent-messages.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { development, sentMessages, sentMails } = context.get(portalContext)
  if (!development) throw data(null, { status: 404 })
  return {
    messages: await sentMessages(),
    mails: await sentMails(),
    auto: new URL(request.url).searchParams.has('auto'),
  }
}

export default function SentMessages({ loaderData: { messages, mails, auto } }: Route.ComponentProps) {
  return <SentMessagesPage messages={messages} mails={mails} auto={auto} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
