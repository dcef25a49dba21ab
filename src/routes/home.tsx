import { portalContext } from '#src/api/portal.ts'
import { HomePage } from '#src/pages/home-page.tsx'
import { homeChat } from '#src/pages/home-chat.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const page = await content.home(locale)
  return { page, chat: await conversation(homeChat({ locale, page })) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage page={loaderData.page} chat={loaderData.chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
