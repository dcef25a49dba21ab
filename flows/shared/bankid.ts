import { TALK_TO_US } from '../kit/flow-event.ts'
import type { Ask, Step } from '../kit/define-flow.ts'

type Own = 'bankid' | 'bankid_cancelled' | 'bankid_late' | 'bankid_other' | 'bankid_used' | 'bankid_down'

/**
 * Proves who the person is by BankID: away in the full page and back (CHAT-08). However the leg ends it is offered anew, and
 * `without` is always a way on.
 */
export function provenByBankId<const Out extends string>(to: Record<'ok' | 'without', Out>): Record<Own, Step<Own | Out | 'talk_to_us' | 'leave'>> {
  const without = { title: 'shared.bankid.without', to: to.without }
  const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' as const } }
  const leave: Ask<Own | Out>['leave'] = {
    to: 'bankid',
    button: 'shared.bankid.go',
    outcomes: {
      ok: to.ok,
      cancelled: 'bankid_cancelled',
      timedOut: 'bankid_late',
      wrongPerson: 'bankid_other',
      replayed: 'bankid_used',
      failed: 'bankid_down',
    },
  }
  return {
    bankid: { say: ['shared.bankid'], ask: { leave, choices: { without } } },
    bankid_cancelled: { say: ['shared.bankid.cancelled'], ask: { leave, choices: { without, ...talk } } },
    bankid_late: { say: ['shared.bankid.late'], ask: { leave, choices: { without } } },
    bankid_other: { say: ['shared.bankid.other'], ask: { leave, choices: { without, ...talk } } },
    bankid_used: { say: ['shared.bankid.used'], ask: { leave, choices: { without } } },
    bankid_down: {
      say: ['shared.bankid.down'],
      ask: { choices: { again: { title: 'shared.again', to: 'bankid' }, without, ...talk, leave: { title: 'shared.notNow', to: 'leave' } } },
    },
  }
}
