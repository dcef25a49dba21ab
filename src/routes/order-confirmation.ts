import { portalContext } from '#src/api/portal.ts'
import type { Route } from './+types/order-confirmation.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await context.get(portalContext).withdrawals.confirmation(params.order)
  if (!file) throw new Response(null, { status: 404 })
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="confirmation.pdf"',
      'cache-control': 'no-store',
    },
  })
}
