import { planOf } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { addDays } from '#contracts/kernel/calendar.ts'
import { formatDay, osloDay, type Day } from '#contracts/kernel/days.ts'
import { isServiceOpen, nextOpenDay, osloHour } from '#contracts/kernel/opening-hours.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import { firstWorkingDay } from '#contracts/kernel/working-days.ts'
import type { Flow, Option, FlowContext, TextValue } from './flow.ts'

/** Names of the steps of the hand-over begin so; asked for there, a person is no other question to come back to. */
const TALK = 'talk_'

/** Whether a step belongs to the hand-over to customer service (BEY-10). */
export const isTalk = (step: string): boolean => step.startsWith(TALK)

/** Hours of the working day a call can be asked for in. */
const SLOTS = [
  ['08', '10'],
  ['10', '12'],
  ['12', '14'],
  ['14', '16'],
] as const
/** How many working days ahead a call can be asked for in own words. */
const DAYS = 6

/** The moment of a turn; where the host tells only the day, its noon. */
const momentOf = ({ instant, today }: FlowContext): number => instant ?? Date.parse(`${today}T11:00:00Z`)

/** The times of the day that customer service opens next; those of the days after it are only understood when typed. */
function callTimes(flowContext: FlowContext): Option[] {
  const [first, ...later] = openDays(nextOpenDay(momentOf(flowContext)))
  return [...(first === undefined ? [] : slotsOn(first)), ...later.flatMap(slotsOn).map(typedOnly)]
}

/** While it is open: what is left of the day, and the days after it, all in own words only. */
function laterCallTimes(flowContext: FlowContext): Option[] {
  const moment = momentOf(flowContext)
  const today = osloDay(moment)
  return openDays(nextOpenDay(moment))
    .flatMap(slotsOn)
    .filter(({ call: { day, to } }) => day !== today || to > osloHour(moment))
    .map(typedOnly)
}

const openDays = (first: Day): Day[] =>
  Array.from({ length: DAYS - 1 }).reduce<Day[]>(
    (days) => [...days, firstWorkingDay(addDays(days.at(-1) ?? first, 1))],
    [first],
  )
const typedOnly = (option: Option): Option => ({ ...option, hidden: true })

const slotsOn = (day: Day) =>
  SLOTS.map(([from, to]) => ({
    payload: `call_${day}_${from}`,
    title: 'talk.slot',
    values: { day: { day }, from, to },
    learn: { callTime: `${formatDay(day)}, ${from}–${to}` },
    call: { day, from: Number(from), to: Number(to) },
  }))

/** What was answered so far, for whoever calls; no code, no secret, nothing of a child. */
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

/** What the steps of `leaving` refer to by name; `defineFlow` gives it to every flow that has them. */
export function humanHandoverContext({
  name,
  secrets,
}: Pick<Flow, 'name' | 'secrets'>): Pick<Flow, 'guards' | 'offers' | 'learn' | 'values'> {
  return {
    guards: {
      serviceOpen: (flowContext) => isServiceOpen(momentOf(flowContext)),
      callNameKnown: ({ facts }) => facts.name !== undefined,
      callPhoneKnown: ({ facts }) => facts.phone !== undefined,
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
            about: [name, facts.cameFrom].filter(Boolean).join(', ').slice(0, 100),
            answers: answered(open),
          },
        }
      },
      callSoon: () => ({ callTime: undefined }),
    },
    values: ({ facts: { phone, callTime } }): Record<string, TextValue | undefined> => ({
      callPhone: phone === undefined ? undefined : { phone },
      callWhen: callTime ?? { text: 'talk.soon' },
    }),
  }
}
