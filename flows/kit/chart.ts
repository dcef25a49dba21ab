import type { Chart, ChartKind, ChartWay } from '#contracts/sandbox/chart.ts'
import { edgesOf } from './edges.ts'
import { ownSteps, partOf } from './part.ts'
import { wayId } from './run/coverage.ts'
import type { Flow, Step } from './flow.ts'

/**
 * The chart of a flow, each part a box, without the edges to customer service (every question has one) and those to
 * missing steps.
 */
export function chartOf(flow: Flow): Chart {
  const { name, entries } = flow
  const steps = ownSteps(flow)
  const boxes = Object.keys(flow.steps).filter((step) => partOf(flow, step) === step)
  const drawn = new Set([...Object.keys(steps), ...boxes])
  return {
    name,
    starts: [...entries],
    nodes: [
      ...Object.entries(steps).map(([id, step]) => ({ id, title: id, kind: kindOf(step), note: noteOf(step) })),
      ...boxes.map((id) => ({ id, title: id, kind: 'compound' as const })),
    ],
    ways: [
      ...Object.entries(steps).flatMap(([from, step]) =>
        edgesOf(step).map(({ to, by, label }) => ({
          id: wayId(from, label),
          from,
          to: partOf(flow, to) ?? to,
          by,
          label: shortOf(label),
        })),
      ),
      ...boxes.flatMap((box) => waysOut(flow, box)),
    ].filter(({ to }) => drawn.has(to)),
  }
}

/** The outcomes of a part, and where else its steps lead. */
function waysOut(flow: Flow, box: string): ChartWay[] {
  if (box === flow.humanHandover) return []
  const outcomes = Object.entries(flow.parts?.find(({ at }) => at === box)?.to ?? {})
  const led = Object.entries(flow.steps).flatMap(([step, what]) =>
    partOf(flow, step) === box ? edgesOf(what).map(({ to }) => partOf(flow, to) ?? to) : [],
  )
  const others = [...new Set(led)].filter(
    (to) => to !== box && !outcomes.some(([, target]) => (partOf(flow, target) ?? target) === to),
  )
  const way = (label: string, to: string): ChartWay => ({
    id: wayId(box, label),
    from: box,
    to: partOf(flow, to) ?? to,
    by: 'outcome',
    label,
  })
  return [...outcomes.map(([outcome, to]) => way(outcome, to)), ...others.map((to) => way(to, to))]
}

/** A name in a part without the name of the part. */
const shortOf = (label: string) => label.slice(label.lastIndexOf('.') + 1)

function kindOf(step: Step<string>): ChartKind {
  if ('ask' in step) return 'ask'
  if ('call' in step) return 'call'
  if ('end' in step || 'transferTo' in step) return 'end'
  return 'branch' in step && !step.say?.length ? 'branch' : 'say'
}

function noteOf(step: Step<string>): string {
  if ('call' in step) return step.call.effect
  if ('end' in step) return step.end
  if ('transferTo' in step) return `→ ${step.transferTo.flow}`
  if ('ask' in step && step.ask.input) return step.ask.input.rule
  if ('ask' in step && step.ask.frame) return `⧉ ${step.ask.frame.view}`
  if ('ask' in step && step.ask.leave) return `↗ ${step.ask.leave.to}`
  return step.summary ?? step.say?.[0] ?? ''
}
