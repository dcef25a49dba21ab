import type { ActorLogic, Snapshot } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { outcomesOf, sampleGives } from '#contracts/effects/effects.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { isInHandover, partOf } from '#flows/kit/part.ts'
import { inputRule } from '../input-rules.ts'
import { wayId } from '../run/coverage.ts'
import { advance, type Frame } from '../run/play-run.ts'
import { open, type Move, type Run } from '../run/run.ts'
import { NO_ANSWER, returnsOf, SAMPLE_ANSWERS, sampleBrings } from '../run/samples.ts'
import type { RunnableFlow } from '../turn.ts'
import type { Flow } from '#flows/kit/flow.ts'

export type Beginning = { step: string; facts: Facts }

type Tell = (frame: Frame) => string

const AT = Date.parse('2026-11-21T10:00:00Z')
/** Customer service is offered after this many misses; further ones change nothing (CHAT-15). */
const MISSES = 2

/** Stops where one of the parts in `closed` begins; it is customer service, unless others are given. */
export function walkFlow(
  flow: RunnableFlow,
  beginnings: readonly Beginning[],
  { tell, closed = [flow.flow.humanHandover] }: { tell?: Tell | undefined; closed?: readonly string[] } = {},
): Frame[] {
  const stands = getAdjacencyMap(logicOf(flow), optionsOf(flow, beginnings, closed, tell))
  return adjacencyMapToArray(stands).flatMap(({ nextState }) => nextState.frame ?? [])
}

/** Shortest runs that together cover every reachable step and edge of a flow. No run is a prefix of another. */
export function shortestRuns(
  flow: RunnableFlow,
  beginnings: readonly Beginning[],
  closed: readonly string[] = [flow.flow.humanHandover],
): Run[] {
  const passed = new Set<string>()
  const runs: Move[][] = []
  for (const { steps, state } of getShortestPaths(logicOf(flow), optionsOf(flow, beginnings, closed, lastWays))) {
    const own = state.frame ? passedBy(state.frame) : []
    if (own.every((id) => passed.has(id))) continue
    for (const id of own) passed.add(id)
    runs.push(steps.flatMap(({ event }) => ('move' in event ? [event.move] : [])))
  }
  const written = runs.map((moves) => moves.map((move) => JSON.stringify(move)).join('\n'))
  const isPart = (run: string) => written.some((other) => other.startsWith(`${run}\n`))
  return runs.flatMap((moves, index) => (isPart(written[index] ?? '') ? [] : [{ ...atFirst(flow), moves }]))
}

export const passedBy = ({ microsteps }: Frame): string[] =>
  microsteps.flatMap(({ from, to, way }) => [to, ...(from === undefined ? [] : [wayId(from, way)])])

const lastWays: Tell = (frame) => passedBy(frame).join(' ')

type WalkState = Snapshot<undefined> & { frame: Frame | undefined }
type Moved = { type: 'moved'; move: Move }

/** These parts are walked in one flow each, which saves time in the others. */
export const WALKED_IN: Readonly<Record<string, FlowName>> = {
  'mobile-order': 'mobile_onboarding',
  vipps: 'generic_signup',
}

const TODAY = '2026-11-21'
const localeOf = ({ locales }: Flow): Locale => (locales.includes('nb_NO') ? 'nb_NO' : (locales[0] ?? 'nb_NO'))
const atFirst = ({ flow }: RunnableFlow) => ({ flow: flow.name, locale: localeOf(flow), at: AT })

function logicOf(flow: RunnableFlow): ActorLogic<WalkState, Moved> {
  const begun: WalkState = { status: 'active', output: undefined, error: undefined, frame: undefined }
  return {
    getInitialSnapshot: () => begun,
    getPersistedSnapshot: (state) => state,
    transition: ({ frame }, { move }) => ({ ...begun, frame: advance(flow, atFirst(flow), frame, move) }),
  }
}

/** Two states at a step are equal when guards, non-empty offers and misses agree; this keeps the walk finite. */
function optionsOf(
  { flow }: RunnableFlow,
  beginnings: readonly Beginning[],
  closed: readonly string[],
  tell: Tell = () => '',
) {
  const aside = (step: string) => isInHandover(flow, step)
  const isClosed = (step: string) => closed.includes(partOf(flow, step) ?? '')
  const inPart = (step: string) => aside(step) || isClosed(step)
  const cameBack = ({ microsteps, turn }: Frame) =>
    !aside(turn.state.step) && microsteps.some(({ from }) => from !== undefined && aside(from))
  const own = <Value>(named: Record<string, Value>) =>
    Object.entries(named).flatMap(([name, value]) => (inPart(name) ? [] : [value]))
  const guards = own(flow.guards)
  const offers = own(flow.offers)
  return {
    events: ({ frame }: WalkState): Moved[] =>
      frame && (cameBack(frame) || isClosed(frame.turn.state.step))
        ? []
        : movesAfter(frame, beginnings, localeOf(flow)).map((move) => ({ type: 'moved', move })),
    serializeState: ({ frame }: WalkState): string => {
      if (!frame) return 'not begun'
      const { step, facts, failedAttempts } = frame.turn.state
      // Other facts do not affect a part, and the question returned to was already walked (BEY-10).
      if (inPart(step))
        return [
          step,
          facts.name !== undefined,
          facts.phone !== undefined,
          String(facts.switchedOff),
          Math.min(failedAttempts, MISSES),
          lastWays(frame),
        ].join(' ')
      if (cameBack(frame)) return `${step} again ${lastWays(frame)}`
      const flowContext = { facts, today: TODAY, locale: localeOf(flow) }
      const held = [
        facts.switchedOff !== undefined,
        ...guards.map((guard) => guard(flowContext)),
        ...offers.map((offer) => offer(flowContext).length > 0),
      ]
        .map(Number)
        .join('')
      return [step, held, Math.min(failedAttempts, MISSES), tell(frame)].join(' ')
    },
  }
}

function movesAfter(frame: Frame | undefined, beginnings: readonly Beginning[], locale: Locale): Move[] {
  if (!frame) return beginnings.map(({ step, facts }) => open(step, facts))
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
