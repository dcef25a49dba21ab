import type { ActorLogic, Snapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import type { Facts } from '#contracts/chat/facts.ts'
import { outcomesOf, sampleGives } from '#contracts/effects/effects.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isTalk } from '#flows/kit/human-handover.ts'
import { inputRule } from '../input-rules.ts'
import { wayId } from '../run/coverage.ts'
import { advance, type Frame } from '../run/play-run.ts'
import { open, type Move, type Run } from '../run/run.ts'
import { NO_ANSWER, returnsOf, SAMPLE_ANSWERS, sampleBrings } from '../run/samples.ts'
import type { RunnableFlow } from '../turn.ts'
import type { Flow } from '#flows/kit/flow.ts'

/** Where a conversation may begin, and what is known there. */
export type Beginning = { step: string; facts: Facts }

/** What parts stands further than step, guards and misses do; a string for each kind. */
type Tell = (frame: Frame) => string

const AT = Date.parse('2026-11-21T10:00:00Z')
/** Answers that do not fit after which a person is offered; more of them change nothing (CHAT-15). */
const MISSES = 2

/** Every moment that a flow's conversations come to, whichever way they go (see `optionsOf`). */
export function walkFlow(flow: RunnableFlow, beginnings: readonly Beginning[], tell?: Tell): Frame[] {
  const stands = getAdjacencyMap(logicOf(flow), optionsOf(flow, beginnings, tell))
  return adjacencyMapToArray(stands).flatMap(({ nextState }) => nextState.frame ?? [])
}

/**
 * Shortest runs that together pass every step of a flow, those too that only lead on, and every way out of one that a
 * conversation from these beginnings can take. None is the beginning of another.
 */
export function shortestRuns(flow: RunnableFlow, beginnings: readonly Beginning[]): Run[] {
  const passed = new Set<string>()
  const runs: Move[][] = []
  for (const { steps, state } of getShortestPaths(logicOf(flow), optionsOf(flow, beginnings, lastWays))) {
    const own = state.frame ? passedBy(state.frame) : []
    if (own.every((id) => passed.has(id))) continue
    for (const id of own) passed.add(id)
    runs.push(steps.flatMap(({ event }) => ('move' in event ? [event.move] : [])))
  }
  const written = runs.map((moves) => moves.map((move) => JSON.stringify(move)).join('\n'))
  const isPart = (run: string) => written.some((other) => other.startsWith(`${run}\n`))
  return runs.flatMap((moves, index) => (isPart(written[index] ?? '') ? [] : [{ ...atFirst(flow), moves }]))
}

/** Ids of the steps and ways that a moment passed, as in `Coverage`. */
export const passedBy = ({ microsteps }: Frame): string[] =>
  microsteps.flatMap(({ from, to, way }) => [to, ...(from === undefined ? [] : [wayId(from, way)])])

const lastWays: Tell = (frame) => passedBy(frame).join(' ')

/** A conversation as a value that `xstate/graph` can walk: nothing has happened in it yet, or the last thing was `frame`. */
type World = Snapshot<undefined> & { frame: Frame | undefined }
type Moved = { type: 'moved'; move: Move }

const TODAY = '2026-11-21'
const localeOf = ({ locales }: Flow): Locale => (locales.includes('nb_NO') ? 'nb_NO' : (locales[0] ?? 'nb_NO'))
const atFirst = ({ flow }: RunnableFlow) => ({ flow: flow.name, locale: localeOf(flow), at: AT })

function logicOf(flow: RunnableFlow): ActorLogic<World, Moved> {
  const begun: World = { status: 'active', output: undefined, error: undefined, frame: undefined }
  return {
    getInitialSnapshot: () => begun,
    getPersistedSnapshot: (world) => world,
    transition: ({ frame }, { move }) => ({ ...begun, frame: advance(flow, atFirst(flow), frame, move) }),
  }
}

/**
 * Two conversations at one step stand alike when every guard answers the same, the same offers have something to offer, and as
 * many answers have not fitted: that keeps the walk finite.
 */
function optionsOf({ flow }: RunnableFlow, beginnings: readonly Beginning[], tell: Tell = () => '') {
  const guards = Object.values(flow.guards)
  const offers = Object.values(flow.offers)
  return {
    events: ({ frame }: World): Moved[] =>
      movesAfter(frame, beginnings, localeOf(flow)).map((move) => ({ type: 'moved', move })),
    serializeState: ({ frame }: World): string => {
      if (!frame) return 'not begun'
      const { step, facts, misses } = frame.turn.state
      // What else is known makes no difference to the hand-over; where it was come back to, the walk has been (BEY-10).
      if (isTalk(step))
        return [
          step,
          facts.name !== undefined,
          facts.phone !== undefined,
          Math.min(misses, MISSES),
          lastWays(frame),
        ].join(' ')
      if (cameBack(frame)) return `${step} again ${lastWays(frame)}`
      const flowContext = { facts, today: TODAY, locale: localeOf(flow) }
      const held = [
        ...guards.map((guard) => guard(flowContext)),
        ...offers.map((offer) => offer(flowContext).length > 0),
      ]
        .map(Number)
        .join('')
      return [step, held, Math.min(misses, MISSES), tell(frame)].join(' ')
    },
  }
}

const cameBack = ({ microsteps }: Frame) => microsteps.some(({ from }) => from === 'talk_back')

/** All that can happen next: what may be tapped, a sample of each kind of typed answer, every outcome. */
function movesAfter(frame: Frame | undefined, beginnings: readonly Beginning[], locale: Locale): Move[] {
  if (!frame) return beginnings.map(({ step, facts }) => open(step, facts))
  if (cameBack(frame)) return []
  const { asked, turn } = frame
  const outcomes = turn.calls.flatMap(({ effect, needs }) =>
    outcomesOf(effect).map((outcome) => ({
      kind: 'settle' as const,
      effect,
      outcome,
      gives: sampleGives(effect, outcome, needs),
    })),
  )
  const taps =
    asked?.options.filter(({ hidden }) => !hidden).map(({ payload }) => ({ kind: 'pick' as const, payload })) ?? []
  const ticked = asked?.consent ? taps.slice(0, 1).map((tap) => ({ ...tap, consent: true as const })) : []
  const rule = asked?.input?.rule
  const taken = rule
    ? SAMPLE_ANSWERS[rule].filter((text) => inputRule(rule).read(text, { today: TODAY, locale }) !== undefined)
    : []
  const typed = rule ? [...taken, NO_ANSWER] : []
  const provider = asked?.leave?.to
  const returns = provider
    ? returnsOf(provider).map((outcome) => ({
        kind: 'return' as const,
        provider,
        outcome,
        gives: sampleBrings(provider, outcome),
      }))
    : []
  return [...outcomes, ...returns, ...taps, ...ticked, ...typed.map((text) => ({ kind: 'type' as const, text }))]
}
