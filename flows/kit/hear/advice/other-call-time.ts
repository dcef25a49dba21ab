import type { Correction } from '#contracts/chat/act.ts'
import { optionsAt } from '../../options.ts'
import { callTimesIn, namesDay } from '../../words/call-time.ts'
import { heard, type Reader } from '../heard.ts'

/**
 * Another time for the call than the one that was chosen, told where a name or a number is asked for: "nei heller 10-12".
 * Without a day it is the chosen one; of several that are possible the question is asked again (HEAR-04, BEY-10).
 */
export const byOtherCallTime: Reader = (reading) => {
  const { flow, step, flowContext, utterance, words } = reading
  const { callTime } = flowContext.facts
  if (callTime === undefined) return undefined
  const [part] = step.split('.')
  for (const name of Object.keys(flow.steps).filter((one) => one !== step && one.split('.')[0] === part)) {
    const offered = optionsAt(flow, name, flowContext).flatMap((option) =>
      'call' in option && option.call ? [{ ...option, call: option.call }] : [],
    )
    const chosen = offered.find(({ learn }) => learn?.callTime === callTime)
    if (!chosen) continue
    const sameDay = offered.filter(({ call }) => call.day === chosen.call.day)
    const timesAmong = (some: typeof offered) =>
      callTimesIn(
        utterance,
        some.map(({ call }) => call),
        flowContext.today,
      )?.flatMap((at) => some[at] ?? [])
    const onDay = namesDay(utterance, flowContext.today) ? [] : (timesAmong(sameDay) ?? [])
    const [only, ...others] = onDay.length > 0 ? onDay : (timesAmong(offered) ?? [])
    if (only === undefined || only.payload === chosen.payload) return undefined
    const other: Correction = { kind: 'correction', fact: 'callTime', words, sure: 0.9, why: 'another time to call' }
    return heard(reading, {}, [others.length === 0 ? { ...other, payload: only.payload } : other])
  }
  return undefined
}
