import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import type { TextsWith } from '#flows/kit/flow-texts.ts'
import type { Ask, Step } from '#flows/kit/flow.ts'

type BankIdStep = 'bankid' | 'bankid_cancelled' | 'bankid_late' | 'bankid_other' | 'bankid_used' | 'bankid_down'

/**
 * Identifies the person with BankID on a full-page redirect (CHAT-08). After every outcome it is offered again, and
 * `without` skips it.
 */
export function provenByBankId<const Out extends string>(
  to: Record<'ok' | 'without', Out>,
): Record<BankIdStep, Step<BankIdStep | Out | 'handover' | 'leave', TextsWith>> {
  const without = { title: 'shared.bankid.without', to: to.without } as const
  const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' } } as const
  const leave: Ask<BankIdStep | Out, TextsWith>['leave'] = {
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
      ask: {
        choices: {
          again: { title: 'shared.again', to: 'bankid' },
          without,
          ...talk,
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
  }
}
