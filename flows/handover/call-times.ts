import { addDays } from '#contracts/kernel/calendar.ts'
import { formatDay, osloDay, type Day } from '#contracts/kernel/days.ts'
import { nextOpenDay, osloHour } from '#contracts/kernel/opening-hours.ts'
import { firstWorkingDay } from '#contracts/kernel/working-days.ts'
import type { FlowOption } from '#flows/kit/flow-texts.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

type SlotOption = FlowOption & Required<Pick<FlowOption, 'call'>>

const SLOTS = [
  ['08', '10'],
  ['10', '12'],
  ['12', '14'],
  ['14', '16'],
] as const
const DAYS = 6

export const momentOf = ({ instant, today }: FlowContext): number => instant ?? Date.parse(`${today}T11:00:00Z`)

export function callTimes(flowContext: FlowContext): FlowOption[] {
  const [first, ...later] = openDays(nextOpenDay(momentOf(flowContext)))
  return [...(first === undefined ? [] : slotsOn(first)), ...later.flatMap(slotsOn).map(typedOnly)]
}

export function laterCallTimes(flowContext: FlowContext): FlowOption[] {
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
const typedOnly = (option: SlotOption): SlotOption => ({ ...option, hidden: true })

const slotsOn = (day: Day): SlotOption[] =>
  SLOTS.map(([from, to]) => ({
    payload: `call_${day}_${from}`,
    title: 'talk.slot',
    values: { day: { day }, from, to },
    learn: { callTime: `${formatDay(day)}, ${from}–${to}` },
    call: { day, from: Number(from), to: Number(to) },
  }))
