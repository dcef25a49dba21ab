import type { TextValue } from '#flows/kit/text-value.ts'
import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney, formatPerKwh } from '#contracts/kernel/money.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import type { UnnumberedElement } from '#contracts/chat/element.ts'
import type { EffectCall } from '#flows/kit/turn.ts'

/** Names each currency. */
const NEUTRAL: Locale = 'en_US'

/** `id` is the text the words are made from. */
const HeardWords = v.object({ words: v.string(), id: v.optional(v.string()) })
export type HeardWords = v.InferOutput<typeof HeardWords>

/**
 * `shown` in the locale of the run; `neutral` is the same in each; `amount` in øre, or in hundredths of one for a kWh.
 */
const HeardPrice = v.object({ what: v.string(), shown: v.string(), neutral: v.string(), amount: v.number() })
export type HeardPrice = v.InferOutput<typeof HeardPrice>

const HeardMove = v.object({
  words: v.array(HeardWords),
  prices: v.array(HeardPrice),
  effects: v.array(v.string()),
  question: v.string(),
  end: v.string(),
})
export type HeardMove = v.InferOutput<typeof HeardMove>

export const Heard = v.object({
  moves: v.array(HeardMove),
  stuck: v.optional(v.object({ index: v.number(), why: v.string() })),
})
export type Heard = v.InferOutput<typeof Heard>

export function heardIn(
  drafts: readonly TurnOutput[],
  calls: readonly EffectCall[],
  elements: readonly UnnumberedElement[],
  texts: Record<string, string>,
  locale: Locale,
  idOf: (words: string) => string | undefined,
): HeardMove {
  const prices = drafts.flatMap((draft) => pricesOf(draft, texts, locale))
  const asked = drafts.find((draft) => draft.kind === 'ask')
  const ending = drafts.find((draft) => draft.kind === 'end')
  const onward = drafts.find((draft) => draft.kind === 'transferTo')
  return {
    words: elements.flatMap((element) => wordsOf(element, idOf)),
    prices: [...new Map(prices.map((price) => [`${price.what} = ${price.shown}`, price])).values()],
    effects: calls.map(
      ({ effect, needs }) => `${effect} ${needs === undefined ? '(lacks facts)' : JSON.stringify(needs)}`,
    ),
    question: asked
      ? `[${asked.options.map(({ payload }) => payload).join(' | ')}]${asked.input ? ` <${asked.input.rule}>` : ''}${asked.leave ? ` leaves for ${asked.leave.to}` : ''}`
      : '',
    end: ending
      ? `${ending.end}${ending.redirectTo ? ` -> ${ending.redirectTo}` : ''}`
      : onward
        ? `goes on: ${onward.to.flow}`
        : '',
  }
}

function wordsOf(
  {
    utterance,
    summary = [],
    suggested_responses,
    parameters: { input_label, input_button_text },
    resulting_state,
  }: UnnumberedElement,
  idOf: (words: string) => string | undefined,
): HeardWords[] {
  const heard = (said: string, words = said): HeardWords => {
    const id = idOf(said)
    return { words, ...(id !== undefined && { id }) }
  }
  return [
    ...(utterance ? [heard(utterance)] : []),
    ...summary.map(({ label, value }) => heard(label, `${label}: ${value}`)),
    ...suggested_responses.map(({ title }) => heard(title, `[${title}]`)),
    ...(input_label ? [heard(input_label, `<${input_label}>`)] : []),
    ...(resulting_state === 'AWAIT_EXTERNAL' && input_button_text
      ? [heard(input_button_text, `[${input_button_text}]`)]
      : []),
  ]
}

function pricesOf(draft: TurnOutput, texts: Record<string, string>, locale: Locale): HeardPrice[] {
  const priced = (what: string, value: TextValue | undefined): HeardPrice[] => {
    if (typeof value !== 'object') return []
    if ('money' in value) {
      const { money, currency } = value
      const format = (each: Locale) => formatMoney(money, each, currency)
      return [{ what, shown: format(locale), neutral: format(NEUTRAL), amount: money }]
    }
    if (!('perKwh' in value)) return []
    const { perKwh, currency } = value
    const format = (each: Locale) => formatPerKwh(perKwh, each, currency)
    return [{ what, shown: format(locale), neutral: format(NEUTRAL), amount: perKwh }]
  }
  const shown = (id: string, values: Record<string, TextValue | undefined>) =>
    Object.entries(values).flatMap(([name, value]) =>
      texts[id]?.includes(`{${name}`) ? priced(`${id} ${name}`, value) : [],
    )
  if (draft.kind === 'summary') return draft.rows.flatMap(({ label, value }) => priced(label, value))
  if (draft.kind === 'say') return shown(draft.text, draft.values)
  if (draft.kind === 'ask')
    return draft.options.flatMap(({ payload, title, values }) =>
      shown(title, { ...draft.values, ...values }).map((price) => ({ ...price, what: `${payload}: ${price.what}` })),
    )
  return []
}
