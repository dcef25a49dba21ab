import { addDays } from '#contracts/kernel/calendar.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import type { PortationStatus } from '#contracts/products/overview.ts'
import type { portation } from './tables.ts'
import { firstWorkingDay } from '#contracts/kernel/working-days.ts'

const MINUTE = 60_000
/** When a request has been sent to the register, when the other provider has answered, and when its day is set. */
const SENT = MINUTE
const ACCEPTED = 5 * MINUTE
const SCHEDULED = 10 * MINUTE

export type Portation = typeof portation.$inferSelect

/** How far a porting has come at a moment: it moves with time, and stops where a refusal or cancellation is stored. */
export function portationStatusAt(
  { phone, submittedAt, refusedAt, refusal, cancelledAt }: Portation,
  now: number,
): PortationStatus {
  const at = (state: PortationStatus['state'], more: { date?: Day; reason?: string } = {}): PortationStatus => ({
    phoneNumber: phone,
    state,
    ...more,
  })
  if (cancelledAt !== null && cancelledAt.getTime() <= now) return at('cancelled')
  if (refusedAt !== null && refusedAt.getTime() <= now)
    return at('refused', refusal === null ? {} : { reason: refusal })
  const age = now - submittedAt.getTime()
  if (age < SENT) return at('submitted')
  if (age < ACCEPTED || refusedAt !== null) return at('sent')
  if (age < SCHEDULED) return at('accepted')
  const date = portingDay(submittedAt)
  return at(osloDay(now) >= date ? 'done' : 'scheduled', { date })
}

/** The day a number moves: the first working day at least one day after the request. */
export function portingDay(submittedAt: Date): Day {
  return firstWorkingDay(addDays(osloDay(submittedAt.getTime()), 1))
}
