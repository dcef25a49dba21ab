import { findPage } from '#contracts/pages/find-page.ts'
import { outcomesOf } from '#contracts/effects/effects.ts'
import { LEAVE_OUTCOMES } from '#contracts/chat/providers.ts'
import { edgesOf } from '../edges.ts'
import type { Finding } from './finding.ts'
import type { Ask, Branch, Flow, Step } from '#flows/kit/flow.ts'

const DOES = ['ask', 'call', 'branch', 'next', 'transferTo', 'end']

type Graph = { steps: Record<string, Step<string>>; next: (name: string) => string[] }

export function checkWays({ steps, entries, humanHandover }: Flow): Finding[] {
  const graph: Graph = { steps, next: (name) => (steps[name] ? edgesOf(steps[name]).map(({ to }) => to) : []) }
  const reached = reach([...entries, humanHandover], graph.next)
  const ends = Object.keys(steps).filter((name) => steps[name] && ('end' in steps[name] || 'transferTo' in steps[name]))
  return Object.entries(steps).flatMap(([name, step]) => [
    ...(reached.has(name) ? [] : [finding('unreachable', name, 'no entry leads here')]),
    ...(leadsToOne(ends, reach([name], graph.next))
      ? []
      : [
          finding(
            'deadEnd',
            name,
            DOES.some((what) => what in step)
              ? 'no end can be reached from here'
              : 'neither asks, calls, branches, goes on nor ends',
          ),
        ]),
    ...edgesOf(step)
      .filter(({ to }) => !(to in steps))
      .map(({ to, label }) => finding('danglingWay', name, `${label || 'it'} leads to ${to}, which does not exist`)),
    ...(loops(name, graph) ? [finding('loopWithoutInput', name, 'comes back to itself without asking anything')] : []),
    ...('ask' in step && !(step.say?.length || step.summary)
      ? [finding('silentQuestion', name, 'asks without saying what')]
      : []),
    ...('ask' in step ? checkConsent(name, step.ask) : []),
    ...('branch' in step ? [...checkBranch(name, step.branch), ...checkClaims(name, step.branch)] : []),
    ...('end' in step && step.redirectTo !== undefined && !isSafe(step.redirectTo)
      ? [finding('unsafeTarget', name, `leads to ${step.redirectTo}, which is neither a path of ours nor https`)]
      : []),
    ...('end' in step && step.redirectTo?.startsWith('/') && isNoPage(step.redirectTo)
      ? [finding('unsafeTarget', name, `leads to ${step.redirectTo}, where there is no page`)]
      : []),
    ...('call' in step
      ? checkRouted(
          name,
          { what: step.call.effect, all: outcomesOf(step.call.effect), ways: step.call.outcomes },
          graph,
          ends,
        )
      : []),
    ...('ask' in step && step.ask.leave ? checkLeave(name, step.ask, step.ask.leave, graph, ends) : []),
  ])
}

const isNoPage = (target: string) => findPage(target.replace(/[?#].*$/, '')).row.page === 'not-found'

const isSafe = (target: string) => /^\/(?!\/)/.test(target) || target.startsWith('https://')

function checkConsent(name: string, { choices = {}, offer, input, leave, consent }: Ask<string>): Finding[] {
  if (consent === undefined)
    return Object.entries(choices).flatMap(([payload, { proves = [] }]) =>
      proves.includes('consent')
        ? [finding('oddConsent', name, `${payload} proves consent without a box to tick: say what it is to (consent)`)]
        : [],
    )
  if (input || leave) return [finding('oddConsent', name, 'a box to tick stands with choices only')]
  const answers = Object.keys(choices).length
  return offer || answers < 2
    ? [
        finding(
          'oddConsent',
          name,
          'needs fixed choices: the one the box is ticked for first, and another for who does not',
        ),
      ]
    : []
}

function checkBranch(name: string, branch: readonly { if?: string }[]): Finding[] {
  const last = branch.length - 1
  if (branch[last] === undefined || branch[last].if !== undefined)
    return [finding('oddBranch', name, 'the last way must have no guard')]
  const early = branch.findIndex((way) => way.if === undefined)
  return early < last
    ? [finding('oddBranch', name, `way ${early + 1} has no guard, so the ones after it are never taken`)]
    : []
}

const checkClaims = (name: string, branch: readonly Branch<string>[]): Finding[] =>
  branch.flatMap(({ if: guard = 'otherwise', proves = [] }) =>
    proves.includes('consent')
      ? [
          finding(
            'oddConsent',
            name,
            `${guard} proves consent without a box to tick: where a guard knows the fact that was learnt with a consent, it need not`,
          ),
        ]
      : [],
  )

type Routed = { what: string; all: readonly string[]; ways: object }

function checkLeave(
  name: string,
  { choices = {}, input }: Ask<string>,
  { to, outcomes }: NonNullable<Ask<string>['leave']>,
  graph: Graph,
  ends: string[],
): Finding[] {
  const around = Object.values(choices).some((choice) => canGoOn(choice.to, { failing: name, graph, ends, said: true }))
  return [
    ...checkRouted(name, { what: to, all: LEAVE_OUTCOMES, ways: outcomes }, graph, ends),
    ...(around ? [] : [finding('noWayAround', name, `no choice leads on without ${to}`)]),
    ...(input ? [finding('oddBranch', name, 'asks to type and to leave at once')] : []),
  ]
}

function checkRouted(name: string, { what, all, ways }: Routed, graph: Graph, ends: string[]): Finding[] {
  const routed = new Map<string, string>(Object.entries(ways))
  const unrouted = all.filter((outcome) => !routed.has(outcome))
  const failed = routed.get('failed')
  return [
    ...unrouted.map((outcome) => finding('unroutedOutcome', name, `${what} may end as ${outcome}`)),
    ...(failed === undefined ||
    canGoOn(failed, { failing: name, graph, ends }) ||
    !leadsToOne(ends, reach([failed], graph.next))
      ? []
      : [finding('failedLeadsNowhere', name, `after ${what} has failed, ${failed} gives a person no way on`)]),
  ]
}

type After = { failing: string; graph: Graph; ends: readonly string[]; said?: boolean; seen?: readonly string[] }

/** After a failure the flow must say something and reach an end without the failed service. */
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
  for (const waiting = [...from]; waiting.length > 0;) {
    const name = waiting.pop()
    if (name === undefined || found.has(name)) continue
    found.add(name)
    waiting.push(...next(name))
  }
  return found
}

const finding = (rule: Finding['rule'], step: string, detail: string): Finding => ({ rule, step, detail })
