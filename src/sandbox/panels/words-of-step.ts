import type { Flow, Scene, TextValue } from '#flows/kit/define-flow.ts'

/** A text a step says, with what it fills in. */
export type StepWords = { id: string; values: Record<string, TextValue | undefined> }

/** What a step says and offers, in the scene it stands in. */
export function wordsOfStep(flow: Flow, name: string, scene: Scene): StepWords[] {
  const step = flow.steps[name]
  if (!step) return []
  const values = flow.values(scene)
  const said = (step.say ?? []).map((id) => ({ id, values }))
  const rows = (flow.summaries[step.summary ?? '']?.(scene) ?? []).map(({ label, values: filling = {} }) => ({ id: label, values: filling }))
  if (!('ask' in step)) return [...said, ...rows]
  const { choices = {}, offer, input, leave, frame } = step.ask
  const offered = (flow.offers[offer?.from ?? '']?.(scene) ?? []).map((option) => ({ id: option.title, values: { ...values, ...option.values } }))
  const fixed = Object.values(choices).map(({ title }) => ({ id: title, values }))
  const all = [...said, ...rows, ...offered, ...fixed, ...(input ? [{ id: input.label, values: {} }] : []), ...(leave ? [{ id: leave.button, values }] : []), ...(frame ? [{ id: frame.button, values }] : [])]
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}
