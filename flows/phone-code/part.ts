import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { definePart } from '#flows/kit/define-part.ts'
import { vipps } from '#flows/vipps/part.ts'
import { tryAgain } from '#flows/shared/try-again.ts'
import type { TextsWith } from '#flows/kit/flow-texts.ts'
import type { Ask } from '#flows/kit/flow.ts'

const resend = { title: 'shared.code.resend', to: 'start' } as const
const other_number = { title: 'shared.code.otherNumber', to: 'otherNumber', learn: { phone: undefined } } as const
const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' } } as const
const offer = { from: 'vipps', to: 'vipps' } as const
const code = {
  offer: { ...offer, last: true },
  input: { rule: 'code', write: 'code', label: 'shared.code.label', to: 'check' },
  choices: { resend, other_number },
} as const satisfies Ask<string, TextsWith>
const codeOrTalk = { ...code, offer, choices: { ...code.choices, ...talk } }

/**
 * Verifies the phone number with a code by SMS, or with Vipps where it is offered: `known` is for an existing customer,
 * `new` for others. `otherNumber`
 * must ask for a phone before it comes back.
 */
export const phoneCode = definePart({
  name: 'phone-code',
  outcomes: ['known', 'new', 'otherNumber'],
  secrets: ['code'],
  offers: {
    vipps: ({ facts }) => (facts.vippsOffered ? [{ payload: 'vipps', title: 'shared.code.vipps' }] : []),
  },
  values: ({ facts: { phone } }) => ({ phone: phone === undefined ? undefined : { phone } }),
  renamed: {
    code_send: 'start',
    code: 'asked',
    code_check: 'check',
    code_wrong: 'wrong',
    code_expired: 'expired',
    code_wait: 'wait',
    code_busy: 'busy',
    code_no_sms: 'no_sms',
    code_unsent: 'unsent',
    code_unchecked: 'unchecked',
  },
  parts: { vipps: { part: vipps, to: { known: 'known', new: 'new', without: 'start' } } },
  steps: {
    start: {
      say: ['shared.code.sending'],
      call: {
        effect: 'code.send',
        outcomes: { sent: 'asked', tooMany: 'wait', busy: 'busy', noSms: 'no_sms', failed: 'unsent' },
      },
    },
    asked: { say: ['shared.code.sent'], ask: code },
    check: {
      say: ['shared.code.checking'],
      call: {
        effect: 'code.check',
        outcomes: {
          known: 'known',
          new: 'new',
          wrong: 'wrong',
          expired: 'expired',
          tooMany: 'wait',
          failed: 'unchecked',
        },
      },
    },
    wrong: { say: ['shared.code.wrong'], ask: code },
    expired: { say: ['shared.code.expired'], ask: { offer, choices: { resend, other_number, ...talk } } },
    wait: { say: ['shared.code.wait'], ask: codeOrTalk },
    busy: tryAgain('shared.code.busy', 'start', offer),
    no_sms: { say: ['shared.code.noSms'], ask: { offer, choices: { other_number, ...talk } } },
    unsent: tryAgain('shared.code.unsent', 'start', offer),
    unchecked: { say: ['shared.code.unchecked'], ask: codeOrTalk },
  },
})
