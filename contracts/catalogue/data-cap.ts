import { kroner, type Ore } from '../kernel/money.ts'
import { per } from './price.ts'

/** Data without data control: price, monthly maximum and the speed after the first GB (PRICE-04). */
export const uncontrolledData = {
  price: per('megabyte', 0.99),
  maxMonthly: kroner(399),
  throttleAfterMb: 1000,
  throttleKbps: 40,
}

/**
 * What happens in Norway when the data of a plan is used up: the speed is lowered, data stops until more is bought (data
 * control), or each megabyte costs. `metered`: there is no package to use up.
 */
export type WhenUsedUp = 'slowed' | 'stopped' | 'charged' | 'metered'

/** New subscriptions with more than `overMb` get data control from this day on, except where the speed is lowered instead (USE-04). */
export const dataControl = { from: '2019-10-01', overMb: 500 }

/** Price of a month's `mb` beyond the package without data control, never above the maximum (PRICE-04). */
export function uncontrolledDataPrice(mb: number): Ore {
  return Math.min(Math.round(mb * uncontrolledData.price.amount), uncontrolledData.maxMonthly)
}
