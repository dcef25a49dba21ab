import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { SOMETHING_ELSE, TALK_TO_US, type FlowEvent } from '../flow-event.ts'
import type { TurnOutput } from '#flows/kit/turn-output.ts'
import { withConfirmed } from '../heard-answer.ts'
import { answersAhead, sayAhead, withAhead } from '../hear/told/answers-ahead.ts'
import { isOption, optionsAt } from '../options.ts'
import { stepNow } from '../part.ts'
import { beginInSteps, turnInSteps, type RunnableFlow, type TurnResult } from '../turn.ts'
import { SESSION_LASTS, type Move, type Run } from './run.ts'
import type { Part } from '../replay-answers.ts'
import { followed, NOTHING_ANSWERED, standingAfter, takenBack, type Followed, type Standing } from './standing.ts'
import { microstepsOf, type Microstep } from './trace.ts'
import type { Now } from '#flows/kit/flow.ts'

export type Question = TurnOutput & { kind: 'ask' }

/**
 * The state after one move. `turn.drafts` has the output of this move only, `asked` the open question; times are
 * milliseconds since 1970.
 */
export type Frame = {
  move: Move
  now: number
  openedAt: number
  expired: boolean
  microsteps: Microstep[]
  turn: TurnResult
  asked: Question | undefined
  /**
   * `parts`: the drafts, split where earlier answers were reused. `again`: numbers of the answers that must be given
   * again.
   */
  parts: readonly Part[]
  again: readonly number[]
  standing: Standing
}

/** Thrown for a move that the conversation does not accept at this point. */
export class Unexpected extends Error {}

export type Played = { frames: Frame[]; stuck?: { index: number; why: string } }

/** Plays a run; `played` has the frames of its first moves, which are not repeated. */
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

/** XState throws after `maxIterations` microsteps (see compile-flow) with this message. */
const goesRound = (error: unknown) => error instanceof Error && error.message.startsWith('Infinite loop')

/** Makes one move. Throws `Unexpected` when the conversation does not accept it. */
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
  const stepped = turnInSteps(flow, state, event, now)
  const after = standingAfter(before.standing, flow, state, event, now)
  const flowContext = { ...now, facts: state.facts }
  const ahead = event.type === 'visitor.answered' ? answersAhead(flow.flow, state.step, event, flowContext) : []
  const drafts = [...sayAhead(flow.flow, ahead, flowContext), ...stepped.result.drafts]
  const result = { ...stepped.result, drafts }
  const standing = { ...after, replayable: withAhead(after.replayable, ahead) }
  return frameOf(before, move, followed(flow, result, standing, now), microstepsOf(flow.flow, stepped.passed, event))
}

function opened(flow: RunnableFlow, locale: Locale, at: number, move: Move & { kind: 'open' }): Frame {
  const step = stepNow(flow.flow, move.step)
  if (!Object.hasOwn(flow.flow.steps, step)) throw new Unexpected(`${flow.flow.name} has no step ${move.step}`)
  const now = { today: osloDay(at), locale, instant: at }
  const { result, passed } = beginInSteps(flow, step, move.facts, now)
  return frameOf(
    { now: at, openedAt: at, expired: false },
    move,
    followed(flow, result, NOTHING_ANSWERED, now),
    microstepsOf(flow.flow, passed),
  )
}

function waited(before: Frame, move: Move & { kind: 'wait' }): Frame {
  const now = before.now + move.ms
  const expired = now - before.openedAt >= SESSION_LASTS
  return { ...before, move, now, expired, microsteps: [], turn: { ...before.turn, drafts: [] }, parts: [], again: [] }
}

function changed(flow: RunnableFlow, before: Frame, move: Move & { kind: 'change' }, now: Now): Frame {
  const { asked, turn: stood, standing } = before
  if (!asked) throw new Unexpected(`${stood.state.step} asks nothing, so no answer can be changed`)
  const back = takenBack(flow, stood, standing, move.answer, now)
  if (!back)
    throw new Unexpected(
      `there is no answer ${move.answer} that can be changed, but ${standing.answerHistory.map(({ seq }) => seq).join(', ') || 'none'}`,
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
    const { text, found, unsure, acts, payload } = move
    return withConfirmed({
      type: 'visitor.answered',
      utterance: text,
      ...(found && { found }),
      ...(unsure && { unsure }),
      ...(acts && { acts }),
      ...(payload !== undefined && { payload }),
    })
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
  return withConfirmed({
    type: 'visitor.answered',
    utterance: '',
    payload: move.payload,
    ...(move.consent && { consent: true }),
  })
}
