import { TALK_TO_US } from '../kit/flow-event.ts'
import { tryAgain } from './try-again.ts'
import type { Ask, Step } from '#flows/kit/flow.ts'

type Own =
  | 'code_send'
  | 'code'
  | 'code_check'
  | 'code_wrong'
  | 'code_expired'
  | 'code_wait'
  | 'code_busy'
  | 'code_no_sms'
  | 'code_unsent'
  | 'code_unchecked'

/**
 * Proves the phone number with a one-time code by SMS. Leads on as `known` (a customer has the number) or `new`;
 * `otherNumber` asks for the phone anew and comes back to `code_send`.
 */
export function codeBySms<const Out extends string>(
  to: Record<'known' | 'new' | 'otherNumber', Out>,
): Record<Own, Step<Own | Out | 'talk_to_us' | 'leave'>> {
  const other = { title: 'shared.code.otherNumber', to: to.otherNumber, learn: { phone: undefined } }
  const code: Ask<Own | Out | 'talk_to_us'> = {
    input: { rule: 'code', write: 'code', label: 'shared.code.label', to: 'code_check' },
    choices: { resend: { title: 'shared.code.resend', to: 'code_send' }, other_number: other },
  }
  const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' as const } }
  return {
    code_send: {
      say: ['shared.code.sending'],
      call: {
        effect: 'code.send',
        outcomes: {
          sent: 'code',
          tooMany: 'code_wait',
          busy: 'code_busy',
          noSms: 'code_no_sms',
          failed: 'code_unsent',
        },
      },
    },
    code: { say: ['shared.code.sent'], ask: code },
    code_check: {
      say: ['shared.code.checking'],
      call: {
        effect: 'code.check',
        outcomes: {
          known: to.known,
          new: to.new,
          wrong: 'code_wrong',
          expired: 'code_expired',
          tooMany: 'code_wait',
          failed: 'code_unchecked',
        },
      },
    },
    code_wrong: { say: ['shared.code.wrong'], ask: code },
    code_expired: {
      say: ['shared.code.expired'],
      ask: { choices: { resend: { title: 'shared.code.resend', to: 'code_send' }, other_number: other, ...talk } },
    },
    code_wait: { say: ['shared.code.wait'], ask: { ...code, choices: { ...code.choices, ...talk } } },
    code_busy: tryAgain('shared.code.busy', 'code_send'),
    code_no_sms: { say: ['shared.code.noSms'], ask: { choices: { other_number: other, ...talk } } },
    code_unsent: tryAgain('shared.code.unsent', 'code_send'),
    code_unchecked: { say: ['shared.code.unchecked'], ask: { ...code, choices: { ...code.choices, ...talk } } },
  }
}
