import { and, desc, eq, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { mobileStart } from '#contracts/catalogue/first-invoice.ts'
import { PlanId, planOf } from '#contracts/catalogue/plans.ts'
import { powerAgreementOf, PowerAgreementId, powerCurrency } from '#contracts/catalogue/power.ts'
import { formatPostalCode } from '#contracts/account/rules.ts'
import type { Country } from '#contracts/kernel/country.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { Currency, Ore } from '#contracts/kernel/money.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import { EvidenceContent } from '#contracts/orders/evidence.ts'
import { lastWithdrawalDay } from '#contracts/orders/withdrawal.ts'
import { legalEntity, type LegalEntity } from '#server/accounts/tables.ts'
import type { DbOrTx } from '#server/db/database.ts'
import { evidenceChain, evidenceCustomer } from '#server/evidence/tables.ts'
import { mobileOrders } from '#server/orders/mobile-orders.ts'
import { portingDay } from '#server/orders/portation-status.ts'
import { mobileOrder, type portation, type subscription } from '#server/orders/tables.ts'
import { portRequest } from '#server/ports/tables.ts'
import { powerOrder, powerSubscription } from '#server/power/tables.ts'
import { withdrawal } from '#server/withdrawal/tables.ts'

type Shared = {
  order: string
  customer: LegalEntity
  name: string
  /** Phone number or address. */
  of: string
  country: Country
  currency: Currency
  ordered: Date
  lastDay: Day
  withdrawal: typeof withdrawal.$inferSelect | null
}

/** `start`: when the service begins, if nothing delays it. */
type Mobile = {
  plan: PlanId
  phone: string
  ported: boolean
  childName: string | null
  monthly: Ore
  setUp: Ore
  deposit: Ore
  start: Day
}
type Power = Pick<PowerRow, 'agreement' | 'meteringPoint' | 'startDate' | 'perKwh' | 'monthly'>
type PowerRow = typeof powerSubscription.$inferSelect

export type HeldMobile = {
  subscription: typeof subscription.$inferSelect
  portation: typeof portation.$inferSelect | null
}

/** `held` is undefined where an outside system has the order: then nothing is known but what was ordered. */
export type Agreement = Shared &
  (
    | { product: 'mobile'; mobile: Mobile; held: HeldMobile | undefined }
    | { product: 'power'; power: Power; held: PowerRow | undefined }
  )

/** The orders of a customer, newest first. */
export async function readAgreements(db: DbOrTx, customer: string): Promise<Agreement[]> {
  const all = [
    ...(await readMobile(db, customer)),
    ...(await readPower(db, customer)),
    ...(await readPlacedElsewhere(db, customer)),
  ]
  return all.toSorted((a, b) => b.ordered.getTime() - a.ordered.getTime())
}

/** Another customer's order is not found. */
export async function readAgreement(db: DbOrTx, customer: string, order: string): Promise<Agreement | undefined> {
  for (const read of [readMobile, readPower, readPlacedElsewhere]) {
    const [found] = await read(db, customer, order)
    if (found) return found
  }
  return undefined
}

const mobileShared = { product: 'mobile', country: 'NO', currency: 'NOK' } as const

async function readMobile(db: DbOrTx, customer: string, order?: string): Promise<Agreement[]> {
  const rows = await mobileOrders(db)
    .innerJoin(legalEntity, eq(legalEntity.id, mobileOrder.legalEntity))
    .leftJoin(withdrawal, eq(withdrawal.order, mobileOrder.id))
    .where(and(eq(mobileOrder.legalEntity, customer), order === undefined ? undefined : eq(mobileOrder.id, order)))
    .orderBy(desc(mobileOrder.createdAt))
  return rows.map(({ mobile_order: placed, subscription: held, portation: porting, ...row }) => ({
    ...mobileShared,
    order: placed.id,
    customer: row.legal_entity,
    name: planOf(held.plan).name,
    of: formatPhone(held.phone),
    ordered: placed.createdAt,
    lastDay: lastWithdrawalDay(placed.createdAt.getTime(), 'NO'),
    withdrawal: row.withdrawal,
    mobile: {
      plan: held.plan,
      phone: held.phone,
      ported: porting !== null,
      childName: held.childName,
      monthly: placed.monthly,
      setUp: placed.setUp,
      deposit: placed.deposit,
      start: held.activeFrom ?? portingDay(porting ?? { submittedAt: held.createdAt, chosenDay: null }),
    },
    held: { subscription: held, portation: porting },
  }))
}

async function readPower(db: DbOrTx, customer: string, order?: string): Promise<Agreement[]> {
  const rows = await db
    .select()
    .from(powerOrder)
    .innerJoin(powerSubscription, eq(powerSubscription.order, powerOrder.id))
    .innerJoin(legalEntity, eq(legalEntity.id, powerOrder.legalEntity))
    .leftJoin(withdrawal, eq(withdrawal.order, powerOrder.id))
    .where(and(eq(powerOrder.legalEntity, customer), order === undefined ? undefined : eq(powerOrder.id, order)))
    .orderBy(desc(powerOrder.createdAt))
  return rows.map(({ power_order: placed, power_subscription: power, legal_entity: owner, withdrawal: withdrawn }) => ({
    ...powerShared(power.agreement, power, placed.createdAt),
    order: placed.id,
    customer: owner,
    withdrawal: withdrawn,
    power,
    held: power,
  }))
}

function powerShared(
  agreement: PowerAgreementId,
  at: { street: string; postalCode: string; city: string },
  ordered: Date,
) {
  const { name, country } = powerAgreementOf(agreement)
  return {
    product: 'power' as const,
    name,
    of: `${at.street}, ${formatPostalCode(at.postalCode)} ${at.city}`,
    country,
    currency: powerCurrency(country),
    ordered,
    lastDay: lastWithdrawalDay(ordered.getTime(), country),
  }
}

/**
 * Orders at an outside system, as they were ordered: their evidence says it. The first ones were kept under the system's
 * id alone.
 */
async function readPlacedElsewhere(db: DbOrTx, customer: string, order?: string): Promise<Agreement[]> {
  const placed = sql<string>`${portRequest.answer}->>'orderId'`
  const ours = sql<string>`${portRequest.port} || '.' || (${placed})`
  const rows = await db
    .select({ port: portRequest.port, evidence: evidenceChain, customer: legalEntity, withdrawal })
    .from(portRequest)
    .innerJoin(evidenceChain, or(eq(evidenceChain.order, ours), eq(evidenceChain.order, placed)))
    .innerJoin(legalEntity, eq(legalEntity.id, portRequest.legalEntity))
    .leftJoin(withdrawal, eq(withdrawal.order, evidenceChain.order))
    .where(
      and(
        eq(portRequest.legalEntity, customer),
        eq(evidenceCustomer, customer),
        order === undefined ? undefined : eq(evidenceChain.order, order),
      ),
    )
  return rows.flatMap(({ evidence, port, ...shared }): Agreement[] => {
    if (!evidence.personal || evidence.order === null) return []
    const content = v.parse(EvidenceContent, JSON.parse(evidence.content))
    if (content.product !== (port === 'power' ? 'power' : 'mobile')) return []
    const row = { ...shared, order: evidence.order }
    const told = { ...content.ordered, ...content.price.amounts, ...evidence.personal.parts.delivery }
    const ordered = new Date(content.at)
    if (content.product === 'power') {
      const power = v.parse(PlacedPower, told)
      return [{ ...row, ...powerShared(power.agreement, power, ordered), power, held: undefined }]
    }
    const mobile = v.parse(PlacedMobile, told)
    return [
      {
        ...mobileShared,
        ...row,
        name: planOf(mobile.plan).name,
        of: formatPhone(mobile.phone),
        ordered,
        lastDay: lastWithdrawalDay(ordered.getTime(), 'NO'),
        mobile: {
          ...mobile,
          ported: mobile.numberChoice === 'keep',
          childName: mobile.childName ?? null,
          start: mobileStart(osloDay(ordered.getTime())),
        },
        held: undefined,
      },
    ]
  })
}

const PlacedMobile = v.object({
  plan: PlanId,
  numberChoice: v.picklist(['new', 'keep']),
  phone: v.string(),
  childName: v.nullish(v.string()),
  monthly: v.number(),
  setUp: v.number(),
  deposit: v.number(),
})
const PlacedPower = v.object({
  agreement: PowerAgreementId,
  meteringPoint: v.nullable(v.string()),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
  startDate: v.string(),
  perKwh: v.number(),
  monthly: v.number(),
})
