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

test('PAGE-17 a campaign names itself to the chat, which begins with its own first message', () => {
  expect(refinancingChat(new URLSearchParams('step=init'), 'nb_NO', 'kredittkort')).toEqual({
    flow: 'debt_check',
    step: 'init',
    product: 'refinancing',
    productValue: 'kredittkort',
  })
})
