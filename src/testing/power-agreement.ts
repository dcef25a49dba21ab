import type { PowerOverview } from '#contracts/products/power-overview.ts'

/** An agreement on power in Sweden, named after its street. */
export const powerAgreement = (street: string, state: PowerOverview['state']): PowerOverview => ({
  id: street,
  subscriptionName: street,
  agreement: 'se-rorligt',
  kind: 'monthly',
  state,
  address: `${street} 1, 118 46 Stockholm`,
  perKwh: 690,
  monthly: 3_900,
  currency: 'SEK',
  startDate: '2026-04-24',
  created: '2026-04-10',
})
