import * as v from 'valibot'
import { lineOfText } from '../kernel/line-of-text.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'

/** How far a power agreement has come (CALL-12). `waitingForMeter`: its metering point has yet to be found. */
export type PowerStatus = {
  id: string
  subscriptionName: string
  meteringPointId: string | null
  status: 'waitingForMeter' | 'ordered' | 'supplierTold' | 'active' | 'ended'
  startDate: string
}

/** What has happened to a power agreement, the oldest first; `at` ISO 8601 UTC. */
export type PowerActivity = { activity: 'ordered' | 'supplierTold' | 'started' | 'ended'; at: string }

/** What the power supplier knows of a customer: who they are, and what each agreement is for (CALL-12). */
export type PowerCustomerInfo = {
  accountId: string
  fullName: string
  email: string | null
  phoneNumber: string
  agreements: {
    subscriptionId: string
    meteringPointId: string | null
    address: { street: string; postalCode: string; place: string }
    currentSupplier: string | null
    startDate: string
  }[]
}

/** POST of customer-info: the metering point or the supplier a customer could not tell when they ordered. */
export const PowerCustomerChange = v.pipe(
  v.strictObject({
    subscriptionId: lineOfText(1, 64),
    meteringPointId: v.optional(MeteringPoint),
    currentSupplier: v.optional(lineOfText(1, 80)),
  }),
  v.check(
    ({ meteringPointId, currentSupplier }) => meteringPointId !== undefined || currentSupplier !== undefined,
    'must hold meteringPointId or currentSupplier',
  ),
)
