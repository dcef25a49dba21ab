import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { definePart } from '#flows/kit/define-part.ts'
import { tryAgain } from '#flows/shared/try-again.ts'
import type { TextsWith } from '#flows/kit/flow-texts.ts'
import type { Ask } from '#flows/kit/flow.ts'

const without = { without: { title: 'shared.vipps.without', to: 'without' } } as const
const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' } } as const
const leave = {
  to: 'vipps',
  button: 'shared.vipps.go',
  outcomes: {
    ok: 'find',
    cancelled: 'cancelled',
    timedOut: 'over',
    wrongPerson: 'other',
    replayed: 'over',
    failed: 'down',
  },
} as const satisfies Ask<string, TextsWith>['leave']

/**
 * Proves the phone number with Vipps, as good as a code by SMS (CHAT-08): `known` is for an existing customer, `new` for
 * others, `without` for who wants a code after all.
 */
export const vipps = definePart({
  name: 'vipps',
  outcomes: ['known', 'new', 'without'],
  steps: {
    start: { say: ['shared.vipps'], ask: { leave, choices: without } },
    cancelled: { say: ['shared.vipps.cancelled'], ask: { leave, choices: { ...without, ...talk } } },
    over: { say: ['shared.vipps.over'], ask: { leave, choices: without } },
    other: { say: ['shared.vipps.other'], ask: { leave, choices: { ...without, ...talk } } },
    down: {
      say: ['shared.vipps.down'],
      ask: { choices: { again: { title: 'shared.again', to: 'start' }, ...without, ...talk } },
    },
    find: {
      say: ['shared.vipps.back'],
      call: { effect: 'account.find', outcomes: { known: 'known', new: 'new', expired: 'over', failed: 'not_found' } },
    },
    not_found: tryAgain('shared.vipps.notFound', 'find'),
  },
})
