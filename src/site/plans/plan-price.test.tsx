// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { comingPrices } from '#contracts/catalogue/next-change.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { PLAN_IDS, planOn, plans, type PlanId } from '#contracts/catalogue/plans.ts'
import { per, type Entry } from '#contracts/catalogue/price-book.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { loadI18n } from '#src/i18n/load-i18n.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanPrice } from './plan-page.tsx'

const TODAY = '2026-11-21'
afterEach(cleanup)

function announce(price: Entry, change: Entry[1]): void {
  Array.prototype.push.call(price, change)
  onTestFinished(() => {
    Array.prototype.pop.call(price)
  })
}

async function withComingPrices(screen: ReactNode, locale: Locale): Promise<string> {
  const loader = () => ({ comingPrices: comingPrices(TODAY) })
  const Stub = createRoutesStub([
    { id: 'root', path: '*', Component: () => screen, loader, HydrateFallback: () => null },
  ])
  const { container } = render(
    <I18nProvider i18n={await loadI18n(locale)}>
      <Stub hydrationData={{ loaderData: { root: loader() } }} />
    </I18nProvider>,
  )
  return (container.textContent ?? '').replaceAll('\u00a0', ' ')
}

test.each([
  ['nb_NO', 'Fra 01/02/2027: 299 kr i måneden for nye bestillinger'],
  ['sv_SE', 'Från 2027-02-01: 299 NOK i månaden för nya beställningar'],
  ['da_DK', 'Fra 01.02.2027: 299 NOK om måneden for nye bestillinger'],
  ['en_US', 'From 01/02/2027: NOK 299 a month for new orders'],
] as const)('ONE-01 plan card and plan page tell a coming price with its day, in %s', async (locale, told) => {
  const plan = planOn('3gb', TODAY)
  const screen = (
    <>
      <PlanCard plan={plan} />
      <PlanPrice plan={plan} />
    </>
  )
  expect(await withComingPrices(screen, locale)).not.toContain('2027')
  cleanup()
  announce(plans['3gb'].monthly, per('month', 299, { validFrom: '2027-02-01' }))
  expect((await withComingPrices(screen, locale)).split(told)).toHaveLength(3)
})

const shown = async (id: PlanId, locale: (typeof LOCALES)[number]) => {
  const { container } = await renderPage(<PlanPrice plan={planOn(id, TODAY)} />, { locale })
  return container.textContent ?? ''
}

test('PRICE-01 a plan with a price for a new number never says that set-up is free', async () => {
  expect((await shown('barn-1gb', 'nb_NO')).replaceAll('\u00a0', ' ')).toContain(
    'Etablering 0 kr med nummeret ditt, 199 kr med nytt nummer',
  )
})

test.each(LOCALES)(
  'PRICE-01 every set-up price of every plan stands beside its monthly price, in %s',
  async (locale) => {
    for (const id of PLAN_IDS) {
      const text = await shown(id, locale)
      for (const choice of ['keep', 'new'] as const)
        expect(text).toContain(formatMoney(orderPrice(id, choice, TODAY).setUp, locale))
      cleanup()
    }
  },
)
