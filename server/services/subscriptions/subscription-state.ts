import { osloDay } from '#contracts/kernel/days.ts'
import type { Subscription } from '#contracts/products/subscription.ts'
import type { subscription } from '../../db/schema/mobile.ts'
import { portationStatusAt, type Portation } from '../mobile/portation-status.ts'

type Row = typeof subscription.$inferSelect

/** Ordered until the SIM is in place or the number has moved, then active, until it is ended. */
export function subscriptionStateAt({ activeFrom, endedAt }: Pick<Row, 'activeFrom' | 'endedAt'>, porting: Portation | null, now: number): Subscription['state'] {
  if (endedAt !== null && endedAt.getTime() <= now) return 'ENDED'
  const active = porting ? portationStatusAt(porting, now).state === 'done' : activeFrom !== null && osloDay(now) >= activeFrom
  return active ? 'ACTIVE' : 'ORDERED'
}
