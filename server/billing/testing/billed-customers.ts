import { meteringPointFrom } from '#contracts/kernel/metering-point.ts'
import type { Month } from '#contracts/kernel/months.ts'
import type { Provider } from '#contracts/products/invoice.ts'
import { takePayments } from '#server/billing/payment-routes.ts'
import { readInvoices } from '#server/billing/read-invoices.ts'
import { runBilling } from '#server/billing/run-billing.ts'
import { adjustment } from '#server/billing/tables.ts'
import { mobileSubscription } from '#server/testing/mobile-subscription.ts'
import { addPowerSubscription } from '#server/testing/power-subscription.ts'
import type { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { meterValue } from '#server/usage/tables.ts'

type MobileOf = Partial<Pick<Parameters<typeof mobileSubscription>[1], 'plan' | 'setUp' | 'endedAt'>>

/** `deps` is asked at every call, so that each test can have its own. */
export function billedCustomers(deps: () => ReturnType<typeof serviceDeps>) {
  let n = 0
  const newCustomer = async () => {
    n += 1
    const phone = `+47940000${String(n).padStart(2, '0')}`
    return { phone, id: (await signedInCustomer(deps(), phone)).id }
  }
  return {
    async mobileCustomer(activeFrom: string, { plan = '3gb', ...more }: MobileOf = {}) {
      const { id, phone } = await newCustomer()
      const subscription = await mobileSubscription(deps(), { legalEntity: id, phone, plan, activeFrom, ...more })
      return { id, phone, subscription }
    },
    async powerCustomer(startDate: string, months: readonly Month[]) {
      const { id } = await newCustomer()
      const [key, meteringPoint] = [`power-${id}`, meteringPointFrom('SE', String(n))]
      const agreed = { agreement: 'se-fast-12', meteringPoint, perKwh: 9_490, startDate } as const
      await addPowerSubscription(deps(), { id: key, legalEntity: id, ...agreed })
      const receivedAt = new Date(`${startDate}T00:00:00Z`)
      await deps()
        .database.db.insert(meterValue)
        .values(
          months.map((month) => ({ id: `${key}-${month}`, meteringPoint, month, wattHours: 412_340, receivedAt })),
        )
      return { id }
    },
    refund: (legalEntity: string, kroner: number, month: Month, provider: Provider = 'eRate') =>
      deps()
        .database.db.insert(adjustment)
        .values({ id: deps().runtime.id(), legalEntity, provider, month, label: 'refund', amount: -kroner * 100 }),
    pay: (kid: string | undefined, amount: number) =>
      takePayments(deps(), { payments: [{ kid: kid ?? '', amount, currency: 'NOK', paidOn: '2025-10-12' }] }),
    async bill(...months: Month[]) {
      for (const month of months) await runBilling(deps(), month)
    },
    totals: async (id: string, provider?: Provider) =>
      (await readInvoices(deps(), id, provider)).map(({ totalAmount }) => totalAmount).reverse(),
  }
}
