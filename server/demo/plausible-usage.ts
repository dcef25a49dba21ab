import { fingerprint } from '#contracts/kernel/fingerprint.ts'
import { planOf, type PlanId } from '#contracts/catalogue/plans.ts'
import type { Day } from '#contracts/kernel/days.ts'
import { addMonths, monthBegins, monthOf, type Month } from '#contracts/kernel/months.ts'
import type { usageEvent } from '#server/usage/tables.ts'

export type Habit = {
  data?: number
  dataMb?: number
  firstDayMb?: number
  calls?: string
  visits?: string
  never?: true
}

export type UsageRow = typeof usageEvent.$inferInsert
type Used = { subscription: string; plan: PlanId; habit: Habit; from: Day; until: number }

const DAY = 86_400_000
const STEP = 3

export function plausibleMonth({ subscription, plan, habit, from, until }: Used, month: Month): UsageRow[] {
  if (habit.never) return []
  const begins = monthBegins(month)
  const ends = Math.min(monthBegins(addMonths(month, 1)), until)
  const first = Math.max(begins, Date.parse(`${from}T12:00:00Z`))
  const random = chance(`${subscription} ${month}`)
  const monthly = habit.dataMb ?? planOf(plan).dataMb * (habit.data ?? 0.5)
  const events: UsageRow[] = []
  const add = (at: number, event: Pick<UsageRow, 'kind' | 'quantity'> & Partial<UsageRow>) => {
    if (at >= first && at < ends)
      events.push({
        id: `made:${subscription}:${month}:${events.length}`,
        subscription,
        at: new Date(at),
        from: 'NO',
        to: 'NO',
        ...event,
      })
  }
  if (habit.firstDayMb !== undefined) add(begins + 3_600_000, { kind: 'data', quantity: habit.firstDayMb * 1_000 })
  for (let day = 0; day < 31; day += STEP) {
    const at = begins + day * DAY + Math.floor(random() * DAY * STEP)
    add(at, {
      kind: 'data',
      quantity: Math.max(1, Math.round(((monthly * 1_000 * STEP) / 30) * (0.7 + random() * 0.6))),
    })
    if (planOf(plan).kind === 'broadband') continue
    add(at + 3_600_000, { kind: 'call', quantity: 20 + Math.floor(random() * 600), received: random() < 0.4 })
    add(at + 7_200_000, { kind: 'sms', quantity: 1 + Math.floor(random() * 6) })
    if (habit.calls !== undefined && day % 6 === 0)
      add(at + 9_000_000, { kind: 'call', quantity: 60 + Math.floor(random() * 300), to: habit.calls })
  }
  if (habit.visits !== undefined && Number(month.slice(5)) % 3 === 1) {
    for (let day = 9; day < 12; day += 1) {
      const at = begins + day * DAY + Math.floor(random() * DAY)
      add(at, { kind: 'data', quantity: 20_000 + Math.floor(random() * 60_000), from: habit.visits })
      add(at + 1_000_000, { kind: 'call', quantity: 30 + Math.floor(random() * 200), from: habit.visits })
      add(at + 2_000_000, {
        kind: 'call',
        quantity: 30 + Math.floor(random() * 100),
        from: habit.visits,
        received: true,
      })
    }
  }
  return events
}

export function plausibleMeterValue(meteringPoint: string, month: Month, share = 1): number {
  const winter = Math.cos(((Number(month.slice(5)) - 1) / 12) * 2 * Math.PI)
  return Math.round((420_000 + winter * 210_000) * (0.9 + chance(`${meteringPoint} ${month}`)() * 0.2) * share)
}

/** Lists the months from that of `from` up to, but excluding, that of `until`. */
export function monthsUntil(from: Day, until: number): Month[] {
  const months: Month[] = []
  for (let month = from.slice(0, 7); month < monthOf(until); month = addMonths(month, 1)) months.push(month)
  return months
}

function chance(text: string): () => number {
  let state = Number.parseInt(fingerprint(text).slice(0, 8), 16) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
