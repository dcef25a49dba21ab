import type { Step } from '../kit/define-flow.ts'

/** The two ends a visitor can always choose: a person to talk to, and leaving it for now. */
export function leaving(): Record<'talk_to_us' | 'leave', Step<never>> {
  return {
    talk_to_us: { say: ['shared.talkToUs', 'shared.openingHours'], end: 'handed_over' },
    leave: { say: ['shared.leave'], end: 'given_up' },
  }
}
