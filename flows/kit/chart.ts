import type { Chart, ChartKind } from '#contracts/sandbox/chart.ts'
import { edgesOf } from './edges.ts'
import { wayId } from './run/coverage.ts'
import type { Flow, Step } from './flow.ts'

/** A flow as it is drawn. The way to a person, which every question has, is left out; so is one to a step that does not exist. */
export function chartOf({ name, steps, entries }: Flow): Chart {
  const named = Object.entries(steps)
  return {
    name,
    starts: [...entries],
    nodes: named.map(([id, step]) => ({ id, title: id, kind: kindOf(step), note: noteOf(step) })),
    ways: named.flatMap(([from, step]) =>
      edgesOf(step).flatMap(({ to, by, label }) =>
        to in steps ? [{ id: wayId(from, label), from, to, by, label }] : [],
      ),
    ),
  }
}

function kindOf(step: Step<string>): ChartKind {
  if ('ask' in step) return 'ask'
  if ('call' in step) return 'call'
  if ('end' in step || 'transferTo' in step) return 'end'
  return 'branch' in step && !step.say?.length ? 'branch' : 'say'
}

/** What happens at a step, in a word: an effect's name, an end's, what may be typed. */
function noteOf(step: Step<string>): string {
  if ('call' in step) return step.call.effect
  if ('end' in step) return step.end
  if ('transferTo' in step) return `→ ${step.transferTo.flow}`
  if ('ask' in step && step.ask.input) return step.ask.input.rule
  if ('ask' in step && step.ask.frame) return `⧉ ${step.ask.frame.view}`
  if ('ask' in step && step.ask.leave) return `↗ ${step.ask.leave.to}`
  return step.summary ?? step.say?.[0] ?? ''
}
