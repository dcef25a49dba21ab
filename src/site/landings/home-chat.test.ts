import { expect, test } from 'vitest'
import { LOCALES } from '#contracts/kernel/locale.ts'
import { homeChat } from './landing-chat.ts'

test('PAGE-01 PAGE-03 each locale’s home landing has its own conversation', () => {
  const flows = LOCALES.map((locale) => homeChat({ locale, page: {} }))
  expect(flows).toEqual(
    ['mobile_from_external', 'se_landing_page', 'power_onboarding', 'generic_signup'].map((flow) => ({
      flow,
      step: 'init',
    })),
  )
})

test('PAGE-03 the CMS may override flow and step of the home landing', () => {
  expect(homeChat({ locale: 'nb_NO', page: { flow: 'mobile_onboarding', step: 'init_with_fixed_start' } })).toEqual({
    flow: 'mobile_onboarding',
    step: 'init_with_fixed_start',
  })
})
