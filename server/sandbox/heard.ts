import * as v from 'valibot'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney, formatPerKwh } from '#contracts/kernel/money.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import type { UnnumberedElement } from '#contracts/chat/element.ts'
import type { EffectCall } from '#flows/kit/turn.ts'
import type { TextValue } from '#flows/kit/flow.ts'

/** What one move of a run brought, as far as two versions of a flow are compared by it. */
const HeardMove = v.object({
  words: v.array(v.string()),
  prices: v.array(v.string()),
  effects: v.array(v.string()),
  question: v.string(),
  end: v.string(),
})
export type HeardMove = v.InferOutput<typeof HeardMove>

/** What was heard of a run, move by move; `stuck` where a move could not be made. */
export const Heard = v.object({
  moves: v.array(HeardMove),
  stuck: v.optional(v.object({ index: v.number(), why: v.string() })),
})
export type Heard = v.InferOutput<typeof Heard>

/** Puts what a move brought into lines: words as they stand on screen, amounts of money, effects with what they need, question, end. */
export function heardIn(
  drafts: readonly TurnOutput[],
  calls: readonly EffectCall[],
  elements: readonly UnnumberedElement[],
  texts: Record<string, string>,
  locale: Locale,
): HeardMove {
  const asked = drafts.find((draft) => draft.kind === 'ask')
  const ending = drafts.find((draft) => draft.kind === 'end')
  const onward = drafts.find((draft) => draft.kind === 'transferTo')
  return {
    words: elements.flatMap(wordsOf),
    prices: [...new Set(drafts.flatMap((draft) => pricesOf(draft, texts, locale)))],
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

function wordsOf({
  utterance,
  summary = [],
  suggested_responses,
  parameters: { input_label, input_button_text },
  resulting_state,
}: UnnumberedElement): string[] {
  const rows = summary.map(({ label, value }) => `${label}: ${value}`)
  return [
    ...(utterance ? [utterance] : []),
    ...rows,
    ...suggested_responses.map(({ title }) => `[${title}]`),
    ...(input_label ? [`<${input_label}>`] : []),
    ...(resulting_state === 'AWAIT_EXTERNAL' ? [`[${input_button_text}]`] : []),
  ]
}

/** Amounts in rows, and in the values of texts that show them. */
function pricesOf(draft: TurnOutput, texts: Record<string, string>, locale: Locale): string[] {
  const priced = (name: string, value: TextValue | undefined) => {
    if (typeof value !== 'object') return []
    if ('money' in value) return [`${name} = ${formatMoney(value.money, locale, value.currency)}`]
    return 'perKwh' in value ? [`${name} = ${formatPerKwh(value.perKwh, locale, value.currency)}`] : []
  }
  const shown = (id: string, values: Record<string, TextValue | undefined>) =>
    Object.entries(values).flatMap(([name, value]) =>
      texts[id]?.includes(`{${name}`) ? priced(`${id} ${name}`, value) : [],
    )
  if (draft.kind === 'summary') return draft.rows.flatMap(({ label, value }) => priced(label, value))
  if (draft.kind === 'say') return shown(draft.text, draft.values)
  if (draft.kind === 'ask')
    return draft.options.flatMap(({ payload, title, values }) =>
      shown(title, { ...draft.values, ...values }).map((price) => `${payload}: ${price}`),
    )
  return []
}
