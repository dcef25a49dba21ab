import { expect, onTestFinished, test } from 'vitest'
import { plans } from '#contracts/catalogue/plans.ts'
import { per, type Entry } from '#contracts/catalogue/price-book.ts'
import { summaryRows } from './order-context.ts'

function announce(price: Entry, change: Entry[1]): void {
  Array.prototype.push.call(price, change)
  onTestFinished(() => {
    Array.prototype.pop.call(price)
  })
}

const rowsOf = (today: string) =>
  summaryRows({ facts: { plan: '3gb', numberChoice: 'new' }, today, locale: 'nb_NO' }).filter(({ label }) =>
    /monthly|comingPrice/.test(label),
  )

test('ONE-01 the summary of an order tells a coming price with its day, until that price is the one ordered at', () => {
  const monthly = { label: 'order.row.monthly', strong: true }
  expect(rowsOf('2027-01-31')).toEqual([{ ...monthly, value: { money: 27_900 } }])
  announce(plans['3gb'].monthly, per('month', 299, { validFrom: '2027-02-01' }))
  expect(rowsOf('2027-01-31')).toEqual([
    { ...monthly, value: { money: 27_900 } },
    { label: 'order.row.comingPrice', values: { day: { day: '2027-02-01' } }, value: { money: 29_900 } },
  ])
  expect(rowsOf('2027-02-01')).toEqual([{ ...monthly, value: { money: 29_900 } }])
})
