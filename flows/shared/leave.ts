import type { Step } from '#flows/kit/flow.ts'

/** Names of the steps of `leaving`. */
export type LeavingStep =
  | 'talk_to_us'
  | 'talk_open'
  | 'talk_soon'
  | 'talk_closed'
  | 'talk_name_known'
  | 'talk_name'
  | 'talk_phone_known'
  | 'talk_phone'
  | 'talk_send'
  | 'talk_sent'
  | 'talk_failed'
  | 'talk_back'
  | 'talk_end'
  | 'leave'

/**
 * What a visitor can always choose: a person to talk to (BEY-10), and leaving it for now. While customer service is open it has a
 * phone number and calls when asked to; else a call is agreed. What was answered goes along, and one can go back to the question
 * one came from. Guards and the rest come with `defineFlow`.
 */
export function leaving(): Record<LeavingStep, Step<LeavingStep>> {
  const back = { title: 'talk.back', to: 'talk_back' as const }
  const done = { title: 'talk.done', to: 'talk_end' as const }
  return {
    talk_to_us: { branch: [{ if: 'serviceOpen', to: 'talk_open' }, { to: 'talk_closed' }] },
    talk_open: {
      say: ['shared.talkToUs', 'shared.openingHours', 'talk.open'],
      ask: {
        offer: { from: 'laterCallTimes', to: 'talk_name_known' },
        choices: { call_me: { title: 'talk.callMe', to: 'talk_soon' }, back, leave: done },
      },
    },
    talk_soon: { learn: 'callSoon', next: 'talk_name_known' },
    talk_closed: {
      say: ['shared.talkToUs', 'shared.openingHours', 'talk.closed'],
      ask: { offer: { from: 'callTimes', to: 'talk_name_known' }, choices: { back, leave: done } },
    },
    talk_name_known: { branch: [{ if: 'callNameKnown', to: 'talk_phone_known' }, { to: 'talk_name' }] },
    talk_name: {
      say: ['talk.name'],
      ask: {
        input: { rule: 'name', write: 'name', label: 'talk.name.label', to: 'talk_phone_known' },
        choices: { back },
      },
    },
    talk_phone_known: { branch: [{ if: 'callPhoneKnown', to: 'talk_send' }, { to: 'talk_phone' }] },
    talk_phone: {
      say: ['talk.phone'],
      ask: {
        input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'talk_send' },
        choices: { back },
      },
    },
    talk_send: {
      learn: 'callBack',
      say: ['talk.sending'],
      call: { effect: 'lead.send', outcomes: { sent: 'talk_sent', failed: 'talk_failed' } },
    },
    talk_sent: { say: ['talk.sent'], ask: { choices: { back, leave: done } } },
    talk_failed: {
      say: ['talk.failed'],
      ask: { choices: { again: { title: 'shared.again', to: 'talk_send' }, back, leave: done } },
    },
    talk_back: { next: 'talk_end', back: true },
    talk_end: { say: ['talk.end'], end: 'handed_over' },
    leave: { say: ['shared.leave'], end: 'given_up' },
  }
}
