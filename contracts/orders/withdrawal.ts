import { WITHDRAWAL_DAYS } from '../catalogue/terms.ts'
import { addDays, dayBegins } from '../kernel/calendar.ts'
import type { Country } from '../kernel/country.ts'
import { osloDay, type Day } from '../kernel/days.ts'
import type { Currency, Ore } from '../kernel/money.ts'
import { firstWorkingDay } from '../kernel/working-days.ts'

/**
 * The last day an agreement can be withdrawn from: day 14 after the day it was made, moved to the next working day
 * (BEY-06). `at` is in milliseconds since 1970.
 */
export const lastWithdrawalDay = (at: number, country: Country): Day =>
  firstWorkingDay(addDays(osloDay(at), WITHDRAWAL_DAYS), country)

export const mayWithdraw = (lastDay: Day, now: number): boolean => now < dayBegins(addDays(lastDay, 1))

export type OrderedProduct = 'mobile' | 'power'

/**
 * What is owed for the service given until the withdrawal; `amount` is null where an outside system knows it.
 * `metered`: energy used comes in addition.
 */
export type WithdrawalBill = { amount: Ore | null; currency: Currency; metered: boolean }

type WithdrawalReceipt = WithdrawalBill & { at: string }

/** `of` is the phone number or the address. */
export type OrderRights = {
  order: string
  product: OrderedProduct
  name: string
  of: string
  ordered: string
  lastDay: Day
  open: boolean
  withdrawn?: string
}

/** `setUp` and `deposit` are given back or never charged. `porting`: the number stays where it is. */
export type WithdrawalView = OrderRights & {
  state: 'open' | 'closed' | 'withdrawn'
  begun: boolean
  porting: boolean
  bill: WithdrawalBill
  setUp: Ore
  deposit: Ore
  receipt?: WithdrawalReceipt
  /** Channels the confirmation goes to. */
  email: boolean
}

/** `tooOften`: asked for again too soon. */
export type ResendOutcome = 'sent' | 'tooOften'

export type WithdrawalLinkStep =
  | { at: 'phone'; problem?: 'phone' }
  /** A solved `puzzle` lets the code be asked for at once. */
  | { at: 'phone'; problem: 'busy'; phone: string; puzzle?: string }
  | { at: 'code'; phone: string; problem?: 'code' | 'codeWrong' | 'codeExpired' | 'codeTooMany' }
  | { at: 'agreement'; proof: string; view: WithdrawalView }
