import { expect, test } from 'vitest'
import { introChat, landingChat } from './landing-chat.ts'

const at = (params: { flow?: string; step?: string }, query = '', page: { flow?: string; step?: string } = {}) =>
  landingChat({ locale: 'nb_NO', params, query: new URLSearchParams(query), page, flow: 'insurance_leads' })

test('PAGE-13 the conversation is the one the address names, else the query, else the CMS, else insurance_leads', () => {
  expect(at({})).toEqual({ flow: 'insurance_leads', step: 'init' })
  expect(at({}, '', { flow: 'insurance_intro', step: 'init_no_refin' })).toEqual({
    flow: 'insurance_intro',
    step: 'init_no_refin',
  })
  expect(at({}, 'flow=generic_signup&step=x', { flow: 'insurance_intro' })).toEqual({
    flow: 'generic_signup',
    step: 'x',
  })
  expect(at({ flow: 'csat_mobile', step: 'csat_mobile_intro' }, 'flow=generic_signup')).toEqual({
    flow: 'csat_mobile',
    step: 'csat_mobile_intro',
  })
  expect(at({}, 'flow=nothing')).toEqual({ flow: 'insurance_leads', step: 'init' })
})

test('PAGE-13 a path with an unknown flow answers 404', () => {
  expect(at({ flow: 'en-artikkel' })).toBeUndefined()
  expect(at({ flow: 'toString' })).toBeUndefined()
})

const intro = (query: string, locale: 'nb_NO' | 'sv_SE' | 'da_DK' | 'en_US' = 'nb_NO') =>
  introChat({ query: new URLSearchParams(query), locale })

test('PAGE-02 the introduction is that of the product asked for, by default mobile, at init_no_refin', () => {
  expect(intro('')).toEqual({ flow: 'mobile_intro', step: 'init_no_refin' })
  expect(intro('product=insurance')).toEqual({ flow: 'insurance_intro', step: 'init_no_refin' })
  expect(intro('product=refinancing&step=init')).toEqual({ flow: 'refinancing_intro', step: 'init' })
  expect(intro('product=blog')).toEqual({ flow: 'mobile_intro', step: 'init_no_refin' })
  expect(intro('flow=generic_signup')).toEqual({ flow: 'generic_signup', step: 'init_no_refin' })
})

test('PAGE-02 where power is sold and mobile is not, power is introduced', () => {
  expect(intro('', 'sv_SE')).toEqual({ flow: 'power_intro', step: 'init_no_refin' })
  expect(intro('', 'da_DK')).toEqual({ flow: 'power_intro', step: 'init_no_refin' })
  expect(intro('', 'en_US')).toEqual({ flow: 'mobile_intro', step: 'init_no_refin' })
})

test('FLOW-01 a flow the address or the CMS names is not begun where it is not offered: the page’s own is', () => {
  expect(at({ flow: 'power_onboarding' })).toEqual({ flow: 'insurance_leads', step: 'init' })
  expect(at({}, 'flow=se_landing_page')).toEqual({ flow: 'insurance_leads', step: 'init' })
  expect(at({}, '', { flow: 'power_intro' })).toEqual({ flow: 'insurance_leads', step: 'init' })
  expect(intro('product=power')).toEqual({ flow: 'mobile_intro', step: 'init_no_refin' })
  expect(intro('product=power', 'en_US')).toEqual({ flow: 'mobile_intro', step: 'init_no_refin' })
  expect(intro('flow=mobile_onboarding', 'sv_SE')).toEqual({ flow: 'power_intro', step: 'init_no_refin' })
})
