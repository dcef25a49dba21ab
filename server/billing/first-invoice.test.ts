import { expect, test } from 'vitest'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { firstInvoice, mobileStart } from '#contracts/catalogue/first-invoice.ts'
import { PLAN_IDS, type PlanId } from '#contracts/catalogue/plans.ts'
import { addDays } from '#contracts/kernel/calendar.ts'
import { NO_USE } from '#server/usage/read-month-use.ts'
import { mobileLines, powerLines } from './invoice-lines.ts'

const DAYS = Array.from({ length: 60 }, (_, n) => addDays('2026-11-15', n))
const NOW = Date.parse('2027-03-01T12:00:00Z')

function billed(plan: PlanId, numberChoice: 'new' | 'keep', day: string, deposit = 0): number {
  const { monthly, setUp } = orderPrice(plan, numberChoice, day)
  const createdAt = new Date(`${day}T12:00:00Z`)
  const row = {
    id: 's',
    contract: 'k',
    legalEntity: 'c',
    plan,
    phone: '+4790000001',
    monthly,
    createdAt,
    endedAt: null,
  }
  const activeFrom = mobileStart(day)
  const subscription = { ...row, description: '', childName: null, childBirthDate: null, activeFrom }
  const lines = mobileLines({ subscription, portation: null, setUp, deposit }, activeFrom.slice(0, 7), NO_USE, NOW)
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

test('ORD-01 the first invoice told beside the button is what billing charges for that month, for every plan on any day', () => {
  const choices = ['new', 'keep'] as const
  const wrong = PLAN_IDS.flatMap((plan) =>
    choices.flatMap((choice) =>
      DAYS.filter((day) => {
        const { amount } = firstInvoice(mobileStart(day), orderPrice(plan, choice, day))
        return amount !== billed(plan, choice, day)
      }).map((day) => [plan, choice, day]),
    ),
  )
  expect(wrong).toEqual([])
})

test('ORD-01 a plan ordered late in the month costs a part of it and the set-up', () => {
  expect(firstInvoice('2026-11-24', { monthly: 30_000, setUp: 19_900 })).toEqual({
    from: '2026-11-24',
    to: '2026-11-30',
    amount: 26_900,
  })
  expect(firstInvoice('2026-12-01', { monthly: 30_000 })).toMatchObject({ to: '2026-12-31', amount: 30_000 })
})

test('ORD-01 CALL-08 a deposit is part of the first invoice that is told, as it is of the one that is billed', () => {
  const day = '2026-11-20'
  const { amount } = firstInvoice(mobileStart(day), { ...orderPrice('12gb', 'new', day), deposit: 90_000 })
  expect(amount).toBe(billed('12gb', 'new', day, 90_000))
  expect(amount).toBe(billed('12gb', 'new', day) + 90_000)
})

test('ORD-01 the first invoice of power is the fee of the days it ran, and the use', () => {
  const startDate = '2026-12-16'
  const row = { id: 's', order: 'o', legalEntity: 'c', agreement: 'se-timpris' as const, priceArea: 'SE3' as const }
  const home = { street: '', postalCode: '', city: '', addressKey: '', description: '', currentSupplier: null }
  const more = { meteringPoint: '735999100000000001', reason: 'switch' as const, perKwh: 690, monthly: 3_900 }
  const lines = powerLines(
    { ...row, ...home, ...more, startDate, endedAt: null, createdAt: new Date(NOW) },
    '2026-12',
    100_000,
  )
  expect(lines === 'waits' ? lines : lines[0]?.amount).toBe(firstInvoice(startDate, { monthly: 3_900 }).amount)
})
