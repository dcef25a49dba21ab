import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { SOMETHING_ELSE, TALK_TO_US, type FlowEvent } from '../flow-event.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import { isOption, optionsAt } from '../options.ts'
import { begin, turn, type RunnableFlow, type TurnResult } from '../turn.ts'
import { SESSION_LASTS, type Move, type Run } from './run.ts'
import type { Part } from '../change.ts'
import { followed, NOTHING_ANSWERED, standingAfter, takenBack, type Followed, type Standing } from './standing.ts'
import { traceBegin, traceTurn, type Microstep } from './trace.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

export type Question = TurnOutput & { kind: 'ask' }

/**
 * A moment of a run: what happened, and how the conversation stands after it. `turn.drafts` is what this move brought;
 * `asked` the question that waits, however long ago it was asked. Times are milliseconds since 1970.
 */
export type Frame = {
  move: Move
  now: number
  openedAt: number
  expired: boolean
  microsteps: Microstep[]
  turn: TurnResult
  asked: Question | undefined
  /** The drafts again, parted by the kept answers that followed by themselves; numbers of the answers that must be given again. */
  parts: readonly Part[]
  again: readonly number[]
  standing: Standing
}

/** A move the conversation does not wait for. */
export class Unexpected extends Error {}

/** A run as far as it can be played; `stuck` says why a move could not be made. */
export type Played = { frames: Frame[]; stuck?: { index: number; why: string } }

/** Plays a run from its beginning, or on from the moments of it that have been played. */
export function playRun(flow: RunnableFlow, run: Run, played: readonly Frame[] = []): Played {
  const frames = [...played]
  for (const [at, move] of run.moves.slice(played.length).entries()) {
    const index = played.length + at
    try {
      frames.push(advance(flow, run, frames.at(-1), move))
    } catch (error) {
      if (error instanceof Unexpected) return { frames, stuck: { index, why: error.message } }
      if (!goesRound(error)) throw error
      return { frames, stuck: { index, why: 'the flow goes round and round from here without asking anything' } }
    }
  }
  return { frames }
}

/** XState gives up after as many microsteps as a flow has steps (see compile-flow). */
const goesRound = (error: unknown) => error instanceof Error && error.message.startsWith('Infinite loop')

/** The next moment of a run. Throws `Unexpected` when the conversation does not wait for the move: nothing is skipped silently. */
export function advance(
  flow: RunnableFlow,
  { at, locale }: Pick<Run, 'at' | 'locale'>,
  before: Frame | undefined,
  move: Move,
): Frame {
  if (move.kind === 'open') return opened(flow, locale, before?.now ?? at, move)
  if (!before) throw new Unexpected('a run begins with "open"')
  if (move.kind === 'wait') return waited(before, move)
  if (before.expired) throw new Unexpected('the conversation is no longer kept; it can only be opened anew')
  const now = { today: osloDay(before.now), locale, instant: before.now }
  if (move.kind === 'change') return changed(flow, before, move, now)
  const event = eventOf(flow, locale, move, before)
  const { state } = before.turn
  const result = turn(flow, state, event, now)
  const standing = standingAfter(before.standing, flow, state, event, now)
  return frameOf(before, move, followed(flow, result, standing, now), traceTurn(flow, state, event, now))
}

function opened(flow: RunnableFlow, locale: Locale, at: number, move: Move & { kind: 'open' }): Frame {
  if (!Object.hasOwn(flow.flow.steps, move.step)) throw new Unexpected(`${flow.flow.name} has no step ${move.step}`)
  const now = { today: osloDay(at), locale, instant: at }
  const result = begin(flow, move.step, move.facts, now)
  const microsteps = traceBegin(flow, move.step, move.facts, now)
  return frameOf(
    { now: at, openedAt: at, expired: false },
    move,
    followed(flow, result, NOTHING_ANSWERED, now),
    microsteps,
  )
}

function waited(before: Frame, move: Move & { kind: 'wait' }): Frame {
  const now = before.now + move.ms
  const expired = now - before.openedAt >= SESSION_LASTS
  return { ...before, move, now, expired, microsteps: [], turn: { ...before.turn, drafts: [] }, parts: [], again: [] }
}

/** Behind what is irreversible the reason is said, and the question waits on. */
function changed(
  flow: RunnableFlow,
  before: Frame,
  move: Move & { kind: 'change' },
  now: Omit<FlowContext, 'facts'>,
): Frame {
  const { asked, turn: stood, standing } = before
  if (!asked) throw new Unexpected(`${stood.state.step} asks nothing, so no answer can be changed`)
  const back = takenBack(flow, stood, standing, move.answer, now)
  if (!back)
    throw new Unexpected(
      `there is no answer ${move.answer} that can be changed, but ${standing.marks.map(({ seq }) => seq).join(', ') || 'none'}`,
    )
  if ('why' in back) {
    const drafts: TurnOutput[] = [{ kind: 'say', text: back.why, values: {}, tone: 'help' }, asked]
    return { ...before, move, microsteps: [], turn: { ...stood, drafts }, parts: [{ drafts }], again: [] }
  }
  return { ...frameOf(before, move, back, []), again: back.again }
}

function frameOf(
  { now, openedAt, expired }: Pick<Frame, 'now' | 'openedAt' | 'expired'>,
  move: Move,
  after: Followed,
  microsteps: Microstep[],
): Frame {
  const { turn: result, parts, standing } = after
  return {
    move,
    now,
    openedAt,
    expired,
    turn: result,
    asked: questionOf(result),
    parts,
    standing,
    again: [],
    microsteps: [...microsteps, ...after.microsteps],
  }
}

const questionOf = ({ drafts }: TurnResult) => drafts.findLast((draft) => draft.kind === 'ask')

/** What can be picked at a moment: what is offered, and what is said in own words only, a hidden option, a person or none of them all. */
export function pickable({ flow }: RunnableFlow, { now, turn: { state }, asked }: Frame, locale: Locale): string[] {
  const unseen = optionsAt(flow, state.step, { facts: state.facts, locale, today: osloDay(now), instant: now })
  return asked ? [...asked.options, ...unseen].map(({ payload }) => payload).concat(TALK_TO_US, SOMETHING_ELSE) : []
}

type TurnMove = Exclude<Move, { kind: 'open' | 'wait' | 'change' }>

function eventOf(flow: RunnableFlow, locale: Locale, move: TurnMove, before: Frame): FlowEvent {
  const {
    turn: { state, calls },
    asked,
  } = before
  if (move.kind === 'settle') {
    if (!calls.some(({ effect }) => effect === move.effect))
      throw new Unexpected(`${state.step} does not wait for ${move.effect}`)
    return { type: 'effect.settled', effect: move.effect, outcome: move.outcome, gives: move.gives }
  }
  if (move.kind === 'return') {
    if (asked?.leave?.to !== move.provider) throw new Unexpected(`${state.step} sends nobody to ${move.provider}`)
    return { type: 'visitor.returned', provider: move.provider, outcome: move.outcome, gives: move.gives }
  }
  if (!asked) throw new Unexpected(`${state.step} asks nothing${calls[0] ? `, it waits for ${calls[0].effect}` : ''}`)
  if (move.kind === 'type') {
    const { text, found, unsure } = move
    return { type: 'visitor.answered', utterance: text, ...(found && { found }), ...(unsure && { unsure }) }
  }
  const flowContext = { facts: state.facts, locale, today: osloDay(before.now), instant: before.now }
  if (
    !pickable(flow, before, locale).includes(move.payload) &&
    !isOption(flow.flow, state.step, flowContext, move.payload)
  ) {
    throw new Unexpected(
      `${state.step} offers ${asked.options.map(({ payload }) => payload).join(', ') || 'nothing'}, not ${move.payload}`,
    )
  }
  return { type: 'visitor.answered', utterance: '', payload: move.payload, ...(move.consent && { consent: true }) }
}
