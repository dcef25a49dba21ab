import { expect, test } from 'vitest'
import { prefixSteps } from './prefix-steps.ts'

test('FLOW-03 a fragment used twice keeps its own ways apart and its ways out as they are', () => {
  expect(
    prefixSteps('member_', {
      ask: {
        say: ['a'],
        ask: {
          choices: { yes: { title: 'yes', to: 'send' }, no: { title: 'no', to: 'leave' } },
          input: { rule: 'code', write: 'code', label: 'l', to: 'ask' },
          offer: { from: 'o', to: 'send' },
        },
      },
      send: {
        call: {
          effect: 'code.send',
          outcomes: { sent: 'ask', tooMany: 'leave', busy: 'leave', noSms: 'leave', failed: 'decide' },
        },
      },
      decide: { branch: [{ if: 'known', to: 'ask' }, { to: 'on' }] },
      on: { next: 'ask' },
      over: { end: 'thanks' },
    }),
  ).toEqual({
    member_ask: {
      say: ['a'],
      ask: {
        choices: { yes: { title: 'yes', to: 'member_send' }, no: { title: 'no', to: 'leave' } },
        input: { rule: 'code', write: 'code', label: 'l', to: 'member_ask' },
        offer: { from: 'o', to: 'member_send' },
      },
    },
    member_send: {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'member_ask', tooMany: 'leave', busy: 'leave', noSms: 'leave', failed: 'member_decide' },
      },
    },
    member_decide: { branch: [{ if: 'known', to: 'member_ask' }, { to: 'member_on' }] },
    member_on: { next: 'member_ask' },
    member_over: { end: 'thanks' },
  })
})
