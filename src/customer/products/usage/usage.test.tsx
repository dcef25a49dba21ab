// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { formatTransfer } from '#contracts/kernel/format-data.ts'
import { daysLeft } from '#contracts/kernel/months.ts'
import type { MobileSubscription, PowerMonth } from '#contracts/products/usage.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { ProductTexts } from '#src/customer/products/product-texts.tsx'
import { MobileCard } from './mobile-card.tsx'
import { PowerChart } from './power-chart.tsx'
import { usedShare } from './mobile-usage.tsx'
import { UsageRing } from './usage-ring.tsx'

afterEach(cleanup)

const foreign = {
  accountId: 'a',
  subscriptionId: 's',
  ratePlanName: '6 GB',
  serviceStatus: 'ACTIVE',
  transferUsed: 4_200,
  transferTotal: 6_000,
  costsCurrency: 'NOK',
  dataControl: true,
  lastUpdated: '2026-11-21T13:05:00Z',
} as const
const month = {
  ...foreign,
  isOwner: true,
  costsForCurrentMonth: 12.5,
  costs: [{ kind: 'shortSms', quantity: 2, amount: 12.5 }],
} as const
const own: MobileSubscription = {
  accountId: 'a',
  id: 's',
  subscriptionName: '6 GB',
  plan: '6gb',
  phoneNumber: '+4746800002',
  transferUsed: 4_200,
  transferTotal: 6_000,
  failSync: false,
  isOwner: true,
  monthly: 339,
  usage: [{ ...month, costs: [...month.costs] }],
}
const show = async (subscription: MobileSubscription, left = 9) => {
  await import('virtual:catalogue/products/nb_NO')
  await act(async () => {
    await renderPage(
      <ProductTexts>
        <MobileCard subscription={subscription} left={left} />
      </ProductTexts>,
    )
  })
}
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''

test('USE-01 USE-02 used of total with two decimals, days left, and to the owner what it costs', async () => {
  await show(own)
  expect(screen.getByRole('region', { name: '6 GB 468 00 002' })).toBeTruthy()
  expect(text()).toContain('4,20 GB av 6,00 GB')
  expect(text()).toContain('70 % brukt, 9 dager igjen')
  expect(text()).toContain('SMS til kortnummer12,50 NOK')
  expect(text()).toContain('Nye abonnement over 500 MB har datakontroll fra 01/10/2019.')
  expect(text()).toContain('Oppdatert 21. november, 14:05')
})

test('USE-01 INV-01 PRICE-04 billed use is shown to the øre with its currency, as on the invoices; the reduction by the maximum is a line of its own', async () => {
  await show({
    ...own,
    usage: [
      {
        ...month,
        costsForCurrentMonth: 399,
        costs: [
          { kind: 'data', quantity: 1_000, amount: 990 },
          { kind: 'dataCap', quantity: 0, amount: -591 },
        ],
      },
    ],
  })
  expect(text()).toContain('Fratrekk: høyst 399,00 NOK for data−591,00 NOK')
  expect(text()).toContain('Utover månedsprisen399,00 NOK')
})

test('USE-01 above 100 % the text has the real figure and the ring stays full; the last day is named', async () => {
  await show({ ...own, transferUsed: 9_000 }, 0)
  expect(text()).toContain('9,00 GB av 6,00 GB')
  expect(text()).toContain('150 % brukt, siste dag')
  expect(text()).toContain('Pakken er brukt opp.')
  const { container } = await renderPage(<UsageRing share={1.5} />)
  const [filled = 0, round = 0] = (
    container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray') ?? ''
  )
    .split(' ')
    .map(Number)
  expect(filled).toBe(round)
})

test('USE-01 failSync: temporarily unavailable, the placeholder is not read aloud, and the total falls back to 1e11', async () => {
  const failed = { ...own, failSync: true, transferUsed: 0, transferTotal: 0, usage: [] }
  await show(failed)
  expect(screen.getByText('Midlertidig utilgjengelig').closest('[aria-hidden]')).toBeNull()
  expect(screen.getByText('00 %').closest('[aria-hidden]')).not.toBeNull()
  expect(usedShare({ failSync: true, transferUsed: 1e10, transferTotal: 0 })).toBe(0.1)
})

test('USE-01 a user who is not the owner sees the use, but no costs', async () => {
  await show({ ...own, isOwner: false, usage: [{ ...foreign, isOwner: false, costs: [] }] })
  expect(text()).toContain('En annen eier dette abonnementet.')
  expect(text()).not.toContain('Utover månedsprisen')
})

test('USE-01 a plan without data says so; a plan paid by use shows what was used', async () => {
  await show({ ...own, plan: '0mb', transferUsed: 0, transferTotal: 0 })
  expect(text()).toContain('Dette abonnementet har ingen data i pakken.')
  expect(text()).not.toContain('0 av 0')
  cleanup()
  await show({ ...own, plan: 'flex', transferUsed: 1_234.5, transferTotal: 0 })
  expect(text()).toContain('1,23 GB brukt')
})

test('PRICE-04 USE-04 a child plan without data left shows the reduced speed and does not mention data control', async () => {
  await show({
    ...own,
    plan: 'barn-1gb',
    transferUsed: 1_590,
    transferTotal: 1_000,
    usage: [{ ...month, serviceStatus: 'THROTTLED', costs: [] }],
  })
  expect(text()).toContain('Farten er satt ned til 40 kbps ut måneden.')
  expect(text()).not.toContain('datakontroll')
})

test('USE-04 a plan with data control and no data left says that data is stopped and names no speed', async () => {
  await show({ ...own, transferUsed: 9_000, usage: [{ ...month, serviceStatus: 'THROTTLED', costs: [] }] })
  expect(text()).toContain('Data har stoppet til neste måned, eller til du kjøper en datapakke.')
  expect(text()).not.toContain('kbps')
})

test('USE-03 the chart holds the last six months, and a table tells them to readers', async () => {
  const months: PowerMonth[] = Array.from({ length: 8 }, (_, at) => ({
    month: at + 1,
    year: 2026,
    usage: 100 * (at + 1),
    rate: 90,
    balance: 9_000,
  }))
  await import('virtual:catalogue/products/nb_NO')
  await act(async () => {
    await renderPage(
      <ProductTexts>
        <PowerChart months={months} />
      </ProductTexts>,
    )
  })
  expect(screen.getByRole('table', { name: 'Forbruk de siste seks månedene i kWh' })).toBeTruthy()
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'mars 2026300 kWh',
    'april 2026400 kWh',
    'mai 2026500 kWh',
    'juni 2026600 kWh',
    'juli 2026700 kWh',
    'august 2026800 kWh',
  ])
  expect(document.querySelectorAll('rect')).toHaveLength(6)
})

test('USE-02 transfer in 1000-based units with two decimals', () => {
  expect([0, 999.99, 1_000, 12_345, 2_500_000].map((mb) => formatTransfer(mb, 'nb_NO').replace('\u00a0', ' '))).toEqual(
    ['0,00 MB', '999,99 MB', '1,00 GB', '12,35 GB', '2,50 TB'],
  )
})

test('USE-01 days left are those of the month in Oslo: 0 on its last day', () => {
  expect(
    ['2026-11-21T12:00:00Z', '2026-11-30T22:59:00Z', '2026-11-30T23:01:00Z', '2028-02-01T12:00:00Z'].map((at) =>
      daysLeft(Date.parse(at)),
    ),
  ).toEqual([9, 0, 30, 28])
})
