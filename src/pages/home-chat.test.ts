import { expect, test } from 'vitest'
import { homeChat } from './home-chat.ts'

test('PAGE-01 PAGE-03 the home landing talks mobile_from_external in nb_NO and generic_signup elsewhere', () => {
  expect(homeChat({ locale: 'nb_NO', page: {} })).toEqual({ flow: 'mobile_from_external', step: 'init' })
  for (const locale of ['sv_SE', 'da_DK', 'en_US'] as const) expect(homeChat({ locale, page: {} })).toEqual({ flow: 'generic_signup', step: 'init' })
})

test('PAGE-03 the CMS may override flow and step of the home landing', () => {
  expect(homeChat({ locale: 'nb_NO', page: { flow: 'mobile_onboarding', step: 'init_with_fixed_start' } })).toEqual({
    flow: 'mobile_onboarding',
    step: 'init_with_fixed_start',
  })
})
