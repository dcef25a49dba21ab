import * as v from 'valibot'
import { lineOfText } from '../kernel/line-of-text.ts'
import { MeteringPoint } from '../kernel/metering-point.ts'

/** Progress of a power agreement (CALL-12). `waitingForMeter`: the metering point is not known yet. */
export type PowerStatus = {
  id: string
  subscriptionName: string
  meteringPointId: string | null
  status: 'waitingForMeter' | 'ordered' | 'supplierTold' | 'active' | 'ended'
  startDate: string
}

export type PowerActivity = { activity: 'ordered' | 'supplierTold' | 'started' | 'ended'; at: string }

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
