import { eq } from 'drizzle-orm'
import { startLimits } from '#contracts/catalogue/power.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { GENERAL_CONSENT } from '#contracts/account/consent.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { creditRecord, numberRegister } from '#server/orders/tables.ts'
import { approveTag } from '#server/accounts/approve-tag.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { findByPhone } from '#server/accounts/find-customer.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { EvidenceDeps } from '#server/evidence/record-order.ts'
import { checkCredit } from '#server/orders/check-credit.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { seedMeters, seedPower } from './seed-power.ts'
import { seedUse } from './seed-use.ts'
import { DEMO_CUSTOMERS, DEMO_NUMBERS, type DemoCustomer, type DemoOrder } from './demo-customers.ts'

const DAY = 86_400_000
const OSLO = { street: 'Storgata 12B', postalCode: '0184', city: 'Oslo' }
const HOMES: Record<Locale, { street: string; postalCode: string; city: string }> = {
  nb_NO: OSLO,
  sv_SE: { street: 'Götgatan 12B', postalCode: '11846', city: 'Stockholm' },
  da_DK: { street: 'Nørregade 12', postalCode: '1165', city: 'København K' },
  en_US: OSLO,
}

/** Creates the demo customers through the same services as real ones. Idempotent. */
export async function seedDemo(deps: StoreDeps): Promise<void> {
  const last = DEMO_CUSTOMERS.at(-1)
  if (last && (await findByPhone(deps, last.phone))) return
  const { db } = deps.database
  const { otherOwner, anotherDay, company, inactive, poorCredit } = DEMO_NUMBERS
  const refused = DEMO_CUSTOMERS.filter(({ firstName }) => firstName === 'Sara').map(({ phone }) => phone)
  await db
    .insert(numberRegister)
    .values([
      { phone: otherOwner.phone, kind: 'private', ownerName: otherOwner.ownerName },
      { phone: anotherDay.phone, kind: 'private', refusal: anotherDay.refusal },
      { phone: company.phone, kind: 'company', ownerName: company.ownerName },
      { phone: inactive.phone, kind: 'inactive' },
    ])
    .onConflictDoNothing()
  await db
    .insert(creditRecord)
    .values([...refused, poorCredit.phone].map((phone) => ({ phone, openCases: 1 })))
    .onConflictDoNothing()
  await seedMeters(deps)
  const ordering = { ...deps, content: createEmbeddedContent() }
  for (const customer of DEMO_CUSTOMERS) await seedCustomer(ordering, customer)
  await seedUse(deps)
}

async function seedCustomer(
  deps: EvidenceDeps,
  { phone, firstName, lastName, age, birthDate: born, consent, locale, orders, power, street }: DemoCustomer,
): Promise<void> {
  const name = { firstName, lastName }
  const home = { ...HOMES[locale], ...(street !== undefined && { street }) }
  const birthDate = born ?? bornYearsAgo(deps, age)
  for (const [n, order] of orders.entries()) {
    const then = daysAgo(deps, order.daysAgo)
    const { id } = await createCustomer(then, { phone, name, email: emailOf(name, locale), locale, birthDate, ...home })
    const credit = await checkCredit(then, {
      name: `${firstName} ${lastName}`,
      birthDate,
      phone,
      plan: order.plan,
      reason: 'order',
    })
    const request = { ...orderOf(then, order, lastName), ...home, customerId: id, creditCheckId: credit.id }
    const placed = await placeOrder({ ...then, letterQueue: undefined }, request, `demo:${phone}:${n}`, {
      channel: 'api',
      locale,
    })
    if (placed.outcome !== 'placed') throw new Error(`demo order ${phone}:${n}: ${placed.outcome}`)
  }
  // Who ordered long ago has signed in since; the number would else count as another holder's (TRU-04).
  const lastLoginAt = new Date(deps.runtime.now())
  await deps.database.db.update(legalEntity).set({ lastLoginAt }).where(eq(legalEntity.phone, phone))
  const { id } = await createCustomer(deps, { phone, name, email: emailOf(name, locale), locale, birthDate, ...home })
  if (power)
    await seedPower(
      daysAgo(deps, powerDays(deps, power)),
      { agreement: power.agreement, ...home, customerId: id, locale },
      `demo:${phone}:power`,
    )
  if (consent) await approveTag(deps, id, GENERAL_CONSENT, 'api')
}

function orderOf(deps: StoreDeps, { plan, keep, child }: DemoOrder, lastName: string) {
  const numberChoice = keep === undefined ? ('new' as const) : ('keep' as const)
  const today = osloDay(deps.runtime.now())
  const { monthly, setUp } = orderPrice(plan, numberChoice, today)
  return {
    plan,
    numberChoice,
    ...(keep !== undefined && { portNumber: keep }),
    forWhom: child ? ('child' as const) : ('adult' as const),
    ...(child && {
      childName: { firstName: child.firstName, lastName },
      childBirthDate: bornYearsAgo(deps, child.age),
    }),
    quotedMonthly: monthly,
    quotedSetUp: setUp,
    catalogueVersion: catalogueVersion(today),
  }
}

const powerDays = ({ runtime }: StoreDeps, { daysAgo: days }: NonNullable<DemoCustomer['power']>): number =>
  days === 'lastMonth' ? startLimits.switchAfterDays + Number(osloDay(runtime.now()).slice(8)) + 10 : days

const emailOf = ({ firstName, lastName }: { firstName: string; lastName: string }, locale: Locale) =>
  `${firstName}.${lastName}@example.${countryOf(locale)}`.toLowerCase()

const bornYearsAgo = ({ runtime }: StoreDeps, years: number): Day =>
  `${Number(osloDay(runtime.now()).slice(0, 4)) - years}-01-01`

const daysAgo = (deps: EvidenceDeps, days: number): EvidenceDeps => ({
  ...deps,
  runtime: { ...deps.runtime, now: () => deps.runtime.now() - days * DAY },
})
