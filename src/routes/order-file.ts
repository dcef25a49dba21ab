import { ORDER_FILES } from '#contracts/orders/order-view.ts'
import { portalContext } from '#src/api/portal.ts'
import type { Route } from './+types/order-file.ts'

export async function loader({ context, params: { id, file: asked } }: Route.LoaderArgs) {
  const name = ORDER_FILES.find((each) => each === asked)
  const file = name && (await context.get(portalContext).orders.file(id, name))
  if (!file) throw new Response(null, { status: 404 })
  return new Response(file.bytes, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
