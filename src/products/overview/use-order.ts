import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Conversation } from '#src/api/portal.ts'
import { paths } from '#src/paths.ts'
import type { OrderLine } from '../order-chats.ts'

type Fetched = { line: OrderLine; conversation: Conversation }

/** The order dialog of a page: which line is being ordered, and its conversation once it is there (PROD-02). */
export function useOrder() {
  const { load, data } = useFetcher<Fetched>()
  const [line, setLine] = useState<OrderLine>()
  const order = (next: OrderLine) => {
    setLine(next)
    if (data?.line !== next) void load(paths.orderChat(next))
  }
  return { line, order, close: () => setLine(undefined), conversation: line !== undefined && data?.line === line ? data.conversation : undefined }
}
