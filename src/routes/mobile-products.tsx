import { portalContext } from '#src/api/portal.ts'
import { ProductListPage } from '#src/site/plans/product-list-page.tsx'
import { RouteError } from '#src/shell/route-error.tsx'
import type { Route } from './+types/mobile-products.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, locale } = context.get(portalContext)
  return { page: await content.productList(locale) }
}

export default function MobileProducts({ loaderData }: Route.ComponentProps) {
  return <ProductListPage page={loaderData.page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
