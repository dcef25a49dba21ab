// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { PLAN_IDS, planOn, type PlanId } from '#contracts/catalogue/plans.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { renderPage } from '#src/testing/render-page.tsx'
import { PlanPrice } from './plan-page.tsx'

const TODAY = '2026-11-21'
afterEach(cleanup)

const shown = async (id: PlanId, locale: (typeof LOCALES)[number]) => {
  const { container } = await renderPage(<PlanPrice plan={planOn(id, TODAY)} />, { locale })
  return container.textContent ?? ''
}

test('PRICE-01 a plan whose new number costs something never says that there is no set-up price', async () => {
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
