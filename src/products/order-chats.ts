import type { ChatEntry } from '#src/api/portal.ts'

/** Lines of products that can be ordered on the signed-in pages. */
export const ORDER_LINES = ['mobile', 'power', 'insurance', 'refinancing'] as const
export type OrderLine = (typeof ORDER_LINES)[number]

/** The conversation that orders each line (PROD-02). */
export const orderChats = {
  mobile: { flow: 'mobile_onboarding', step: 'init', product: 'mobile' },
  power: { flow: 'power_onboarding', step: 'init' },
  insurance: { flow: 'insurance_leads', step: 'init' },
  refinancing: { flow: 'debt_check', step: 'skip_start' },
} satisfies Record<OrderLine, ChatEntry>
