import { portalContext } from '#src/api/portal.ts'
import { useFrameData } from '#src/frame/frame-data.ts'
import { AboutPage } from '#src/pages/about-page.tsx'
import { homeChat } from '#src/pages/home-chat.ts'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/about.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, conversation } = context.get(portalContext)
  return { chat: await conversation(homeChat({ locale, page: {} })) }
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage brand={useFrameData()?.brand ?? ''} chat={loaderData.chat} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
