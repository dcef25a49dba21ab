import { data } from 'react-router'
import { isActive } from '#contracts/products/offers.ts'
import { portalContext } from '#src/api/portal.ts'
import { ORDER_LINES, orderChats } from '#src/customer/products/use-order.ts'
import type { Route } from './+types/order-chat.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { conversation, locale } = context.get(portalContext)
  const line = ORDER_LINES.find((each) => each === params.line)
  if (!line || !isActive(line, locale)) throw data(null, { status: 404 })
  return { line, conversation: await conversation(orderChats[line]) }
}
