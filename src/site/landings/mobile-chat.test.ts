import { expect, test } from 'vitest'
import { mobileChat } from './landing-chat.ts'

test('PAGE-07 the mobile landing talks mobile_onboarding unless the query names a flow there is', () => {
  const start = { flow: 'mobile_onboarding', step: 'init_with_fixed_start', product: 'mobile' }
  expect(mobileChat({ locale: 'nb_NO', query: new URLSearchParams() })).toEqual(start)
  expect(mobileChat({ locale: 'nb_NO', query: new URLSearchParams('flow=no_such_flow') })).toEqual(start)
  expect(mobileChat({ locale: 'nb_NO', query: new URLSearchParams('flow=generic_signup') })).toEqual({
    ...start,
    flow: 'generic_signup',
  })
})

test('PAGE-08 the plan of a plan page is handed to the chat as the chosen product', () => {
  expect(mobileChat({ locale: 'nb_NO', query: new URLSearchParams(), plan: 'barn-1gb' })).toEqual({
    flow: 'mobile_onboarding',
    step: 'init_with_fixed_start',
    product: 'mobile',
    productValue: 'barn-1gb',
  })
})
