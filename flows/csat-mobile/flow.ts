import { SCORES } from '#contracts/chat/scores.ts'
import { TALK_TO_US } from '../kit/flow-event.ts'
import { defineFlow } from '../kit/define-flow.ts'

/**
 * Asks mobile customers for a satisfaction score (FLOW-06). The score is stored at once because many leave before
 * giving a reason.
 */
export const csatMobile = defineFlow({
  name: 'csat_mobile',
  offered: { sells: 'mobile', instead: 'home' },
  entries: ['csat_mobile_intro'],
  guards: {
    signedIn: ({ facts }) => facts.signedIn === true,
    low: ({ facts: { score = 0 } }) => score <= 2,
    high: ({ facts: { score = 0 } }) => score >= 4,
    stored: ({ facts }) => facts.scoreId !== undefined,
  },
  offers: {
    scores: () => SCORES.map((score) => ({ payload: String(score), title: `csat.score.${score}`, learn: { score } })),
  },
  values: ({ facts: { firstName } }) => ({ firstName }),
  steps: {
    csat_mobile_intro: { branch: [{ if: 'signedIn', to: 'hello_again' }, { to: 'hello' }] },
    hello: { say: ['csat.hello'], next: 'score' },
    hello_again: { say: ['csat.helloAgain'], next: 'score' },
    score: { say: ['csat.score'], ask: { offer: { from: 'scores', to: 'store' } } },
    store: { call: { effect: 'score.store', outcomes: { stored: 'scored', failed: 'scored' } } },
    scored: { branch: [{ if: 'low', to: 'why_low' }, { if: 'high', to: 'why_high' }, { to: 'why_middle' }] },
    why_low: {
      say: ['csat.whyLow'],
      ask: {
        input: { rule: 'text', write: 'freeText', label: 'csat.why.label', to: 'store_reason' },
        choices: {
          skip: { title: 'csat.why.skip', to: 'is_stored' },
          [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' },
        },
      },
    },
    why_middle: {
      say: ['csat.whyMiddle'],
      ask: {
        input: { rule: 'text', write: 'freeText', label: 'csat.why.label', to: 'store_reason' },
        choices: { skip: { title: 'csat.why.skip', to: 'is_stored' } },
      },
    },
    why_high: {
      say: ['csat.whyHigh'],
      ask: {
        input: { rule: 'text', write: 'freeText', label: 'csat.why.label', to: 'store_reason' },
        choices: { skip: { title: 'csat.why.skip', to: 'is_stored' } },
      },
    },
    is_stored: { branch: [{ if: 'stored', to: 'thanks' }, { to: 'store_reason' }] },
    store_reason: { call: { effect: 'score.store', outcomes: { stored: 'thanks', failed: 'store_failed' } } },
    store_failed: {
      say: ['csat.storeFailed'],
      ask: {
        choices: {
          again: { title: 'shared.again', to: 'store_reason' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    thanks: { say: ['csat.thanks'], end: 'thanks' },
  },
})
