import { pino } from 'pino'
import { runnableFlows } from '../flows/registry.ts'
import { edited, editUnderway } from '../server/testing/live-conversations.ts'
import { atLeast, atMost, type Figure } from './figure.ts'

/** Edits a flow at random positions under live conversations; counts stuck ones and times resuming (BEY-02). */
export async function editedFlow(quick: boolean): Promise<Figure[]> {
  const before = runnableFlows().mobile_onboarding
  const gone = ['order.whose', 'order.birth', 'order.email', 'order.summary', 'order.port_check']
  const after = edited(
    before.flow,
    gone,
    {
      'order.name': 'order.full_name',
      'order.summary.identity.phone_code.asked': 'order.summary.identity.phone_code.sms_code',
    },
    ['order.plan', 'order.credit_consent', 'order.number'],
  )
  const runtime = { now: () => Date.parse('2026-11-21T10:00:00Z'), id: () => 'id', log: pino({ level: 'silent' }) }
  const { live, carried, lost, stuck, longest } = editUnderway(
    { runtime, speak: (_, id) => id },
    { before, after },
    quick ? 200 : 1_000,
  )
  return [
    atMost(`stuck of ${live} live conversations whose flow was edited`, stuck.length, 0, 'conversations'),
    atMost('of them, conversations that lost an answer', lost, 0, 'conversations'),
    atLeast(
      'of them, conversations that were led on from an earlier question',
      carried,
      quick ? 10 : 50,
      'conversations',
    ),
    atMost('longest first turn on the edited flow', longest, 250, 'ms'),
  ]
}
