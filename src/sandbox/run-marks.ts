import { edgesOf } from '#flows/kit/edges.ts'
import { partOf } from '#flows/kit/part.ts'
import { wayId } from '#flows/kit/run/coverage.ts'
import type { Frame } from '#flows/kit/run/play-run.ts'
import type { Flow } from '#flows/kit/flow.ts'

export function runMarks(
  flow: Flow,
  frames: readonly Frame[],
): { current: string[]; passed: Set<string>; possible: Set<string> } {
  const drawn = (name: string) => partOf(flow, name) ?? name
  const passed = new Set(
    frames.flatMap(({ microsteps }) =>
      microsteps.flatMap(({ from, to, way }) => (from === undefined ? [drawn(to)] : [drawn(to), wayId(from, way)])),
    ),
  )
  const last = frames.at(-1)
  const step = last?.turn.state.step
  if (last === undefined || step === undefined) return { current: [], passed, possible: new Set() }
  return {
    current: [drawn(step)],
    passed,
    possible: new Set(last.expired ? [] : possibleLabels(flow, step, last).map((label) => wayId(step, label))),
  }
}

function possibleLabels(flow: Flow, name: string, { asked }: Frame): string[] {
  const step = flow.steps[name]
  if (!step) return []
  const labels = edgesOf(step).map(({ label }) => label)
  if (!('ask' in step) || !asked) return labels
  const shown = new Set(asked.options.map(({ payload }) => payload))
  const fixed = new Set(Object.keys(step.ask.choices ?? {}))
  const offers = [...shown].some((payload) => !fixed.has(payload))
  return labels.filter((label) =>
    fixed.has(label) ? shown.has(label) : label === step.ask.offer?.from ? offers : true,
  )
}
