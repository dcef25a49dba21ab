import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import type { PlanId } from '#contracts/catalogue/plans.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { LetterDeps } from '#server/confirmation/letter-queue.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import type { LoginDeps } from '#server/identity/logins.ts'
import { checkCredit } from '#server/orders/check-credit.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { signedInCustomer } from './sign-in.ts'

type Wanted = { phone: string; numberChoice: 'new' | 'keep'; locale?: Locale; plan?: PlanId; key?: string }

/** A new customer with an order of mobile. */
export async function orderedMobile(
  deps: LoginDeps & LetterDeps & EvidenceDeps,
  { phone, numberChoice, locale = 'nb_NO', plan = '12gb', key = phone }: Wanted,
) {
  const { id, headers } = await signedInCustomer(deps, phone)
  const again = async () => {
    const today = osloDay(deps.runtime.now())
    const { monthly, setUp } = orderPrice(plan, numberChoice, today)
    const subject = { name: 'Kari Nordmann', birthDate: '1984-05-17', phone, plan, reason: 'order' as const }
    const request = {
      plan,
      numberChoice,
      ...(numberChoice === 'keep' && { portNumber: phone }),
      forWhom: 'adult' as const,
      street: 'Storgata 12B',
      postalCode: '0184',
      city: 'Oslo',
      customerId: id,
      creditCheckId: (await checkCredit(deps, subject)).id,
      quotedMonthly: monthly,
      quotedSetUp: setUp,
      catalogueVersion: catalogueVersion(today),
    }
    const placed = await placeOrder(deps, request, key, { channel: 'chat', session: 'none', locale })
    if (placed.outcome !== 'placed') throw new Error(`not placed: ${placed.outcome}`)
    return placed.order
  }
  return { customer: id, headers, again, ...(await again()) }
}
