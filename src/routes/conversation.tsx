import { isFlowName } from '#contracts/chat/flow-name.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import { portalContext, type ChatEntry } from '#src/api/portal.ts'
import { RouteError } from '#src/shell/route-error.tsx'
import { ConversationPage } from '#src/site/bar/conversation-page.tsx'
import type { Route } from './+types/conversation.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { locale, conversation, ongoing } = context.get(portalContext)
  const asked = askedFor(new URL(request.url).searchParams)
  return { chat: await conversation(asked ?? (await ongoing())?.entry ?? pageChat('conversation', locale)) }
}

function askedFor(query: URLSearchParams): ChatEntry | undefined {
  const [flow, product, productValue] = ['flow', 'product', 'value'].map((name) => query.get(name))
  if (!isFlowName(flow)) return undefined
  return { flow, step: 'init', ...(product && { product }), ...(productValue && { productValue }) }
}

export default function Conversation({ loaderData }: Route.ComponentProps) {
  return <ConversationPage chat={loaderData.chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
