import { portalContext } from '#src/api/portal.ts'
import { CustomerServicePage } from '#src/pages/customer-service-page.tsx'
import { RouteError } from '#src/pages/route-error.tsx'
import type { Route } from './+types/customer-service.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  const articles = await content.articles(locale)
  // What else a question is called is for the search alone.
  return { service: await content.customerService(locale), articles: articles.map((article) => ({ ...article, words: [] })) }
}

export default function CustomerService({ loaderData }: Route.ComponentProps) {
  return <CustomerServicePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
