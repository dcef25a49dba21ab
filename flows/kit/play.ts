import type { EffectGives, EffectName, EffectOutcome } from '#contracts/chat/effects.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Draft } from './drafts.ts'
import { begin, turn, type RunnableFlow, type TurnResult } from './turn.ts'

const NOW = { today: '2026-11-21', locale: 'nb_NO' } as const

export type Move =
  | { kind: 'opened'; step: string; facts: Facts }
  | { kind: 'pick'; payload: string }
  | { kind: 'type'; text: string }
  | { kind: 'settles'; effect: EffectName; outcome: string; gives: unknown }

/** The conversation opens at a step, with what is known. */
export const opened = (step: string, facts: Facts = {}): Move => ({ kind: 'opened', step, facts })
/** The visitor taps a suggestion. */
export const pick = (payload: string): Move => ({ kind: 'pick', payload })
/** The visitor types an answer. */
export const type = (text: string): Move => ({ kind: 'type', text })
/** An effect comes back. */
export const settles = <E extends EffectName>(effect: E, outcome: EffectOutcome<E>, gives: EffectGives<E> | undefined = undefined): Move => ({
  kind: 'settles',
  effect,
  outcome,
  gives,
})

/**
 * Plays a script and returns what was said, line by line, in text ids: `bot: id [payload | payload] <rule>`,
 * `visitor: …`, `card: row | row`, `(effect)`, `(effect -> outcome)`, `end: name -> path`. A move that the conversation
 * does not wait for throws, so a script cannot pass by saying nothing. The day is always 2026-11-21.
 */
export function play(flow: RunnableFlow, script: readonly Move[]): string[] {
  let at: TurnResult | undefined
  return script.flatMap((move) => {
    const line = moveLine(move, at)
    at = take(flow, at, move)
    return [...line, ...at.drafts.flatMap((draft, index, drafts) => lineOf(draft, drafts[index + 1], at))]
  })
}

function take(flow: RunnableFlow, at: TurnResult | undefined, move: Move): TurnResult {
  if (move.kind === 'opened') return begin(flow, move.step, move.facts, NOW)
  if (!at) throw new Error('a script begins with opened(step)')
  if (move.kind === 'pick') return turn(flow, at.state, { type: 'visitor.answered', utterance: '', payload: move.payload }, NOW)
  if (move.kind === 'type') return turn(flow, at.state, { type: 'visitor.answered', utterance: move.text }, NOW)
  return turn(flow, at.state, { type: 'effect.settled', effect: move.effect, outcome: move.outcome, gives: move.gives }, NOW)
}

function moveLine(move: Move, at: TurnResult | undefined): string[] {
  if (move.kind === 'opened') return []
  const ask = at?.drafts.find((draft) => draft.kind === 'ask')
  if (move.kind === 'settles') {
    if (!at?.calls.some(({ effect }) => effect === move.effect)) throw new Error(`${move.effect} was not called`)
    return [`(${move.effect} -> ${move.outcome})`]
  }
  if (!ask) throw new Error(`nothing was asked before ${JSON.stringify(move)}`)
  if (move.kind === 'type') {
    if (!ask.input) throw new Error(`${ask.step} takes no typed answer`)
    return [`visitor: ${move.text}`]
  }
  const offered = ask.options.map(({ payload }) => payload)
  if (!offered.includes(move.payload)) throw new Error(`${ask.step} offers ${offered.join(', ')}, not ${move.payload}`)
  return [`visitor: ${move.payload}`]
}

function lineOf(draft: Draft, next: Draft | undefined, at: TurnResult | undefined): string[] {
  const asked = next?.kind === 'ask' ? asking(next) : ''
  if (draft.kind === 'say') return [`${draft.tone === 'help' ? 'help' : 'bot'}: ${draft.text}${asked}`]
  if (draft.kind === 'summary') return [`card: ${draft.rows.map(({ label }) => label).join(' | ')}${asked}`]
  if (draft.kind === 'call') {
    const lacking = at?.calls.some(({ effect, needs }) => effect === draft.effect && needs === undefined)
    return [`(${draft.effect}${lacking ? ' lacks facts' : ''})`]
  }
  if (draft.kind === 'end') return [`end: ${draft.end}${draft.leadsTo ? ` -> ${draft.leadsTo}` : ''}`]
  return []
}

function asking({ options, input }: Draft & { kind: 'ask' }): string {
  const choices = options.length > 0 ? ` [${options.map(({ payload }) => payload).join(' | ')}]` : ''
  return choices + (input ? ` <${input.rule}>` : '')
}
