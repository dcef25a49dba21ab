import { expect, test } from 'vitest'
import { refinancingChat } from './landing-chat.ts'

test.each([
  ['', { flow: 'debt_check', step: 'skip_start' }],
  ['?step=init', { flow: 'debt_check', step: 'init' }],
  ['?flow=mobile_onboarding&step=init', { flow: 'mobile_onboarding', step: 'init' }],
  ['?flow=nothing', { flow: 'debt_check', step: 'skip_start' }],
])('PAGE-16 the conversation of /refinansiering%s', (query, entry) => {
  expect(refinancingChat(new URLSearchParams(query), 'nb_NO')).toEqual(entry)
})
