import { portalContext } from '#src/api/portal.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale, conversation } = context.get(portalContext)
  const [page, chat] = await Promise.all([content.home(locale), conversation({ flow: 'mobile_from_external', step: 'init' })])
  return { page, chat }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <h1>{loaderData.page.title}</h1>
}
