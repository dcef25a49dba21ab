import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Conversation, ChatEntry } from '#src/api/portal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'

export const ORDER_LINES = ['mobile', 'power', 'insurance', 'refinancing'] as const
export type OrderLine = (typeof ORDER_LINES)[number]

export const orderChats = {
  mobile: { flow: 'mobile_onboarding', step: 'init', product: 'mobile' },
  power: { flow: 'power_onboarding', step: 'init' },
  insurance: { flow: 'insurance_leads', step: 'init' },
  refinancing: { flow: 'debt_check', step: 'skip_start' },
} satisfies Record<OrderLine, ChatEntry>

type Fetched = { line: OrderLine; conversation: Conversation }

export function useOrder() {
  const { load, data } = useFetcher<Fetched>()
  const [line, setLine] = useState<OrderLine>()
  const order = (next: OrderLine) => {
    setLine(next)
    if (data?.line !== next) void load(pathTo('order-chat', { line: next }))
  }
  return {
    line,
    order,
    close: () => setLine(undefined),
    conversation: line !== undefined && data?.line === line ? data.conversation : undefined,
  }
}
