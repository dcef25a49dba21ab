import { mobileStart } from '#contracts/catalogue/first-invoice.ts'
import { addDays, dayBegins } from '#contracts/kernel/calendar.ts'
import { osloDay, type Day } from '#contracts/kernel/days.ts'
import { isWorkingDay } from '#contracts/kernel/working-days.ts'
import {
  waysOn,
  type PortationOverview,
  type PortationStatus,
  type PortationStep,
} from '#contracts/products/portation.ts'
import type { portation } from './tables.ts'

const MINUTE = 60_000
const SENT = MINUTE
const ACCEPTED = 5 * MINUTE
const SCHEDULED = 10 * MINUTE
/** Days ahead that a move can be set to. */
const WINDOW = 30

export type Portation = typeof portation.$inferSelect

/** Derives the status from elapsed time; a stored refusal or cancellation is final. */
export function portationStatusAt(porting: Portation, now: number): PortationStatus {
  const { phone: phoneNumber, refusal } = porting
  const { state } = stepsAt(porting, now).at(-1) ?? { state: 'submitted' }
  if (state === 'refused') return { phoneNumber, state, ...(refusal !== null && { reason: refusal }) }
  return state === 'scheduled' || state === 'done'
    ? { phoneNumber, state, date: portingDay(porting) }
    : { phoneNumber, state }
}

/** The status with the steps of every request so far and the days the move can be set to. */
export function portationOverviewAt(porting: Portation, now: number): PortationOverview {
  const { ownerAskedAt, earlier } = porting
  const status = portationStatusAt(porting, now)
  const ways = [...waysOn(status)]
  return {
    ...status,
    steps: [...earlier, ...stepsOfRequest(porting, now)],
    ways,
    ...(ways.includes('chooseDate') && { dates: portingDays(now) }),
    ...(ownerAskedAt !== null && { ownerAsked: ownerAskedAt.toISOString() }),
  }
}

/** The steps of the latest request, as they are stored when another one replaces it. */
export const stepsOfRequest = (porting: Portation, now: number): PortationStep[] =>
  stepsAt(porting, now).map(({ state, at }) => ({
    state,
    at: new Date(at).toISOString(),
    ...(state === 'refused' && porting.refusal !== null && { reason: porting.refusal }),
  }))

/** The day the customer chose, otherwise the first working day at least one day after the request. */
export function portingDay({ submittedAt, chosenDay }: Pick<Portation, 'submittedAt' | 'chosenDay'>): Day {
  return chosenDay ?? mobileStart(osloDay(submittedAt.getTime()))
}

/** Working days from tomorrow on, within the window. */
export function portingDays(now: number): Day[] {
  const today = osloDay(now)
  return Array.from({ length: WINDOW }, (_, ahead) => addDays(today, ahead + 1)).filter((day) => isWorkingDay(day))
}

function stepsAt(porting: Portation, now: number): { state: PortationStatus['state']; at: number }[] {
  const { refusedAt, cancelledAt } = porting
  const asked = porting.submittedAt.getTime()
  const answered =
    refusedAt === null
      ? [
          { state: 'accepted' as const, at: asked + ACCEPTED },
          { state: 'scheduled' as const, at: asked + SCHEDULED },
          { state: 'done' as const, at: Math.max(dayBegins(portingDay(porting)), asked + SCHEDULED) },
        ]
      : [{ state: 'refused' as const, at: refusedAt.getTime() }]
  const steps = [
    { state: 'submitted' as const, at: asked },
    { state: 'sent' as const, at: asked + SENT },
    ...answered,
  ].filter(({ at }) => at <= now)
  if (cancelledAt === null || cancelledAt.getTime() > now) return steps
  return [...steps.filter(({ at }) => at <= cancelledAt.getTime()), { state: 'cancelled', at: cancelledAt.getTime() }]
}

/** When the number's operator accepts, unless it refuses before. */
export const acceptedAt = ({ submittedAt }: Portation): number => submittedAt.getTime() + ACCEPTED
