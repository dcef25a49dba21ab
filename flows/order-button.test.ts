import { expect, test } from 'vitest'
import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { optionsAt } from './kit/options.ts'
import { mobileOnboarding } from './mobile-onboarding/flow.ts'
import { powerOnboarding } from './power-onboarding/flow.ts'
import { flows } from './registry.ts'

const at = { today: '2026-11-21', locale: 'nb_NO' } as const

test('ORD-01 in every conversation the buttons that order, and no others, say that they oblige to pay', () => {
  const marked = Object.values(flows).flatMap((flow) =>
    Object.keys(flow.steps).flatMap((step) =>
      optionsAt(flow, step, { ...at, facts: {} }).flatMap(({ title, obliges }) => (obliges ? [title] : [])),
    ),
  )
  expect([...new Set(marked)].toSorted()).toEqual(['order.confirm'])
})

test('ORD-01 the last rows of the summary, next to the button, tell what it costs, the first invoice, binding, withdrawal and terms', () => {
  const mobile = { plan: '3gb', numberChoice: 'new', forWhom: 'adult' } as const
  const rows = Object.entries(mobileOnboarding.summaries).flatMap(([, rowsOf]) => rowsOf({ ...at, facts: mobile }))
  expect(rows.slice(-7)).toEqual([
    { label: 'order.row.plan', value: '3 GB', strong: true },
    { label: 'order.row.monthly', value: { money: 27_900 }, strong: true },
    { label: 'order.row.setUp', value: { money: 19_900 } },
    {
      label: 'order.row.firstInvoice',
      values: { from: { day: '2026-11-23' } },
      value: { money: 27_340 },
      strong: true,
    },
    { label: 'order.row.binding', value: { text: 'order.row.binding.none' } },
    { label: 'order.row.withdrawal', value: WITHDRAWAL_DAYS },
    { label: 'order.row.terms', value: { text: 'order.row.terms.link' } },
  ])
  const power = {
    powerAgreement: 'se-timpris',
    priceArea: 'SE3',
    startDate: '2026-12-16',
    powerReason: 'switch',
  } as const
  const powerRows = powerOnboarding.summaries['summary.order']?.({ ...at, locale: 'sv_SE', facts: power }) ?? []
  expect(powerRows.slice(-4).map(({ label, value }) => [label, value])).toEqual([
    ['powerOrder.row.firstInvoice', { money: 2_013, currency: 'SEK' }],
    ['powerOrder.row.binding', { text: 'powerOrder.row.binding.none' }],
    ['order.row.withdrawal', WITHDRAWAL_DAYS],
    ['order.row.terms', { text: 'order.row.userTerms' }],
  ])
})
