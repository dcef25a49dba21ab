import { EFFECTS, type EffectName } from '#contracts/chat/effects.ts'
import type { Flow, Step } from '../define-flow.ts'
import { edgesOf } from '../edges.ts'
import type { Finding } from './finding.ts'

type Graph = { steps: Record<string, Step<string>>; next: (name: string) => string[] }

/** Whether every step can be reached and left, and every failure has a way a person can follow. */
export function checkWays({ steps, entries, handOver }: Flow): Finding[] {
  const graph: Graph = { steps, next: (name) => (steps[name] ? edgesOf(steps[name]).map(({ to }) => to) : []) }
  const reached = reach([...entries, handOver], graph.next)
  const ends = Object.keys(steps).filter((name) => steps[name] && 'end' in steps[name])
  return Object.entries(steps).flatMap(([name, step]) => [
    ...(reached.has(name) ? [] : [finding('unreachable', name, 'no entry leads here')]),
    ...(leadsToOne(ends, reach([name], graph.next)) ? [] : [finding('deadEnd', name, 'no end can be reached from here')]),
    ...edgesOf(step)
      .filter(({ to }) => !(to in steps))
      .map(({ to, label }) => finding('danglingWay', name, `${label} leads to ${to}, which does not exist`)),
    ...(loops(name, graph) ? [finding('loopWithoutInput', name, 'comes back to itself without asking anything')] : []),
    ...('ask' in step && !(step.say?.length || step.summary) ? [finding('silentQuestion', name, 'asks without saying what')] : []),
    ...('branch' in step ? checkBranch(name, step.branch) : []),
    ...('end' in step && step.leadsTo !== undefined && !isSafe(step.leadsTo) ? [finding('unsafeTarget', name, `leads to ${step.leadsTo}, which is neither a path of ours nor https`)] : []),
    ...('call' in step ? checkCall(name, step.call, graph, ends) : []),
  ])
}

const isSafe = (target: string) => /^\/(?!\/)/.test(target) || target.startsWith('https://')

function checkBranch(name: string, branch: readonly { if?: string }[]): Finding[] {
  const last = branch.length - 1
  if (branch[last] === undefined || branch[last].if !== undefined) return [finding('oddBranch', name, 'the last way must have no guard')]
  const early = branch.findIndex((way) => way.if === undefined)
  return early < last ? [finding('oddBranch', name, `way ${early + 1} has no guard, so the ones after it are never taken`)] : []
}

type Routed = { effect: EffectName; outcomes: object }

function checkCall(name: string, { effect, outcomes }: Routed, graph: Graph, ends: string[]): Finding[] {
  const routed = new Map<string, string>(Object.entries(outcomes))
  const unrouted = EFFECTS[effect].outcomes.filter((outcome) => !routed.has(outcome))
  const failed = routed.get('failed')
  return [
    ...unrouted.map((outcome) => finding('unroutedOutcome', name, `${effect} may end as ${outcome}`)),
    ...(failed === undefined || canGoOn(failed, { failing: name, graph, ends })
      ? []
      : [finding('failedLeadsNowhere', name, `after ${effect} has failed, ${failed} gives a person no way on`)]),
  ]
}

type After = { failing: string; graph: Graph; ends: readonly string[]; said?: boolean; seen?: readonly string[] }

/** After a failure something must be said, and an end be within reach that does not need the failed service again. */
function canGoOn(name: string, { failing, graph, ends, said = false, seen = [] }: After): boolean {
  const step = graph.steps[name]
  if (!step || name === failing || seen.includes(name)) return false
  const after = { failing, graph, ends, said: said || Boolean(step.say?.length || step.summary), seen: [...seen, name] }
  if ('next' in step) return canGoOn(step.next, after)
  if ('branch' in step) return step.branch.every(({ to }) => canGoOn(to, after))
  const reached = reach([name], (from) => graph.next(from).filter((to) => to !== failing))
  return after.said && leadsToOne(ends, reached)
}

const leadsToOne = (ends: readonly string[], reached: Set<string>) => ends.some((end) => reached.has(end))

function loops(start: string, { steps, next }: Graph): boolean {
  const silent = (name: string) => (steps[name] && !('ask' in steps[name]) ? next(name) : [])
  return reach(silent(start), silent).has(start)
}

function reach(from: readonly string[], next: (name: string) => string[]): Set<string> {
  const found = new Set<string>()
  for (const waiting = [...from]; waiting.length > 0; ) {
    const name = waiting.pop()
    if (name === undefined || found.has(name)) continue
    found.add(name)
    waiting.push(...next(name))
  }
  return found
}

const finding = (rule: Finding['rule'], step: string, detail: string): Finding => ({ rule, step, detail })
