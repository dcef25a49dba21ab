import type { TextValue } from '../text-value.ts'
import { formatDayIn } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney, formatPerKwh } from '#contracts/kernel/money.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import type { Frame, Question } from './play-run.ts'

export const LACKS_FACTS = '(lacks facts)'

/**
 * The output of a move as the lines that replays compare. Formats: `bot: id`, `help: id`, `found: topic`, `card: label
 * = value`, `asks [payload | payload] <rule> ticks id`, `asks [payload] leaves for provider`, `calls effect`, `kept:
 * step`, `tells event`, `end: name -> path`, `goes on: flow step`, `expired`.
 */
export function transcriptOf({ turn, parts, expired }: Frame, locale: Locale): string[] {
  const lacking = (effect: string) => turn.calls.some((call) => call.effect === effect && call.needs === undefined)
  const lines = parts.flatMap(({ drafts, replayable }) => [
    ...drafts.flatMap((draft) => linesOf(draft, locale, lacking)),
    ...(replayable ? [`kept: ${replayable.step}`] : []),
  ])
  return [...lines, ...(expired ? ['expired'] : [])]
}

function linesOf(draft: TurnOutput, locale: Locale, lacking: (effect: string) => boolean): string[] {
  if (draft.kind === 'say') return [`${draft.tone === 'help' ? 'help' : 'bot'}: ${draft.text}`]
  if (draft.kind === 'found') return [`found: ${draft.topic}`]
  if (draft.kind === 'summary')
    return draft.rows.map(({ label, value }) => `card: ${label} = ${written(value, locale)}`)
  if (draft.kind === 'call') return [`calls ${draft.effect}${lacking(draft.effect) ? ` ${LACKS_FACTS}` : ''}`]
  if (draft.kind === 'transferTo') return [`goes on: ${draft.to.flow} ${draft.to.step}`]
  if (draft.kind === 'end') return [`end: ${draft.end}${draft.redirectTo ? ` -> ${draft.redirectTo}` : ''}`]
  if (draft.kind === 'tell') return [`tells ${draft.event}`]
  return [asking(draft)]
}

function asking({ options, input, leave, consent, frame }: Question): string {
  const visible = options.filter(({ hidden }) => !hidden).map(({ payload }) => payload)
  const choices = visible.length > 0 ? ` [${visible.join(' | ')}]` : ''
  return `asks${choices}${input ? ` <${input.rule}>` : ''}${leave ? ` leaves for ${leave.to}` : ''}${consent ? ` ticks ${consent}` : ''}${frame ? ` shows ${frame.view}` : ''}`
}

function written(value: TextValue, locale: Locale): string {
  if (typeof value !== 'object') return String(value)
  if ('money' in value) return formatMoney(value.money, locale, value.currency)
  if ('perKwh' in value) return formatPerKwh(value.perKwh, locale, value.currency)
  if ('day' in value) return formatDayIn(locale, value.day)
  if ('texts' in value) return value.texts.join(', ')
  if ('told' in value) return value.told.map((one) => (typeof one === 'string' ? one : one.title)).join(', ')
  return 'phone' in value ? formatPhone(value.phone) : value.text
}
