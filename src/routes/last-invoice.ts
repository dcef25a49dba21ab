import { portalContext } from '#src/api/portal.ts'
import type { Route } from './+types/last-invoice.ts'

/** Only for the browser in which the account was erased (ACC-04). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await context.get(portalContext).myData.lastInvoiceFile(params.id)
  if (!file) throw new Response(null, { status: 404 })
  return new Response(file, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="invoice.pdf"' },
  })
}
