import { planOf } from '#contracts/catalogue/plans.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { isServiceOpen } from '#contracts/kernel/opening-hours.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import { definePart, type Part } from '#flows/kit/define-part.ts'
import { callTimes, laterCallTimes, momentOf } from './call-times.ts'

/** `secrets` are not told to customer service. */
export type HandoverInput = { from: FlowName; secrets: readonly FactName[] }

const back = { title: 'talk.back', to: 'back' } as const
const done = { title: 'talk.done', to: 'end' } as const

/**
 * Customer service (BEY-10): a call at once while it is open, otherwise an appointment, and back to the question it was
 * asked for at. Every flow has it.
 */
export function handover({ from, secrets }: HandoverInput): Part<never, never, never> {
  return definePart({
    name: 'handover',
    guards: {
      callsOff: ({ facts }) => facts.switchedOff?.includes('calls') === true,
      serviceOpen: (flowContext) => isServiceOpen(momentOf(flowContext)),
      nameKnown: ({ facts }) => facts.name !== undefined,
      phoneKnown: ({ facts }) => facts.phone !== undefined,
    },
    offers: { callTimes, laterCallTimes },
    learn: {
      callBack: ({ facts }) => {
        const open = Object.fromEntries(
          Object.entries(facts).filter(([fact]) => !secrets.some((secret) => secret === fact)),
        )
        return {
          lead: {
            kind: 'callback',
            about: [from, facts.cameFrom].filter(Boolean).join(', ').slice(0, 100),
            answers: answered(open),
          },
        }
      },
      callSoon: () => ({ callTime: undefined }),
    },
    values: ({ facts: { phone, callTime } }) => ({
      callPhone: phone === undefined ? undefined : { phone },
      callWhen: callTime ?? { text: 'talk.soon' },
    }),
    renamed: {
      talk_to_us: 'start',
      talk_open: 'open',
      talk_soon: 'soon',
      talk_closed: 'closed',
      talk_name_known: 'name_known',
      talk_name: 'name',
      talk_phone_known: 'phone_known',
      talk_phone: 'phone',
      talk_send: 'send',
      talk_sent: 'sent',
      talk_failed: 'failed',
      talk_back: 'back',
      talk_end: 'end',
    },
    steps: {
      start: {
        branch: [{ if: 'callsOff', to: 'no_calls' }, { if: 'serviceOpen', to: 'open' }, { to: 'closed' }],
      },
      no_calls: { say: ['shared.talkToUs', 'shared.openingHours'], ask: { choices: { back, leave: done } } },
      open: {
        say: ['shared.talkToUs', 'shared.openingHours', 'talk.open'],
        ask: {
          offer: { from: 'laterCallTimes', to: 'name_known' },
          choices: { call_me: { title: 'talk.callMe', to: 'soon' }, back, leave: done },
        },
      },
      soon: { learn: 'callSoon', next: 'name_known' },
      closed: {
        say: ['shared.talkToUs', 'shared.openingHours', 'talk.closed'],
        ask: { offer: { from: 'callTimes', to: 'name_known' }, choices: { back, leave: done } },
      },
      name_known: { branch: [{ if: 'nameKnown', to: 'phone_known' }, { to: 'name' }] },
      name: {
        say: ['talk.name'],
        ask: {
          input: { rule: 'name', write: 'name', label: 'talk.name.label', to: 'phone_known' },
          choices: { back },
        },
      },
      phone_known: { branch: [{ if: 'phoneKnown', to: 'send' }, { to: 'phone' }] },
      phone: {
        say: ['talk.phone'],
        ask: { input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'send' }, choices: { back } },
      },
      send: {
        learn: 'callBack',
        say: ['talk.sending'],
        call: { effect: 'lead.send', outcomes: { sent: 'sent', failed: 'failed' } },
      },
      sent: { say: ['talk.sent'], ask: { choices: { back, leave: done } } },
      failed: {
        say: ['talk.failed'],
        ask: { choices: { again: { title: 'shared.again', to: 'send' }, back, leave: done } },
      },
      back: { next: 'end', back: true },
      end: { say: ['talk.end'], end: 'handed_over' },
    },
  })
}

/** The facts shown to customer service; must not include codes, secrets or data about a child. */
function answered({
  plan,
  numberChoice,
  portNumber,
  forWhom,
  email,
  street,
  postalCode,
  city,
  powerAgreement,
  startDate,
  freeText,
  callTime,
}: Facts) {
  const known = {
    callTime,
    plan: plan && planOf(plan).name,
    forWhom,
    numberChoice,
    portNumber: portNumber && formatPhone(portNumber),
    email,
    address: street && [street, postalCode, city].filter(Boolean).join(' '),
    powerAgreement,
    startDate,
    message: freeText,
  }
  return Object.entries(known).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
