import type { Flow, Scene, Step, TextValue } from '../define-flow.ts'
import { inputRule } from '../input-rules.ts'

/** A text a flow says: where, and the values it can fill in there. */
type UsedText = { id: string; step: string; values: readonly string[] }

/** Every text a flow can say, with help, buttons and the texts inside values. */
export function usedTexts(flow: Flow, scenes: readonly Scene[]): UsedText[] {
  const values = [...new Set(scenes.flatMap((scene) => Object.keys(flow.values(scene))))]
  const inValues = scenes.flatMap((scene) => textsIn(Object.values(flow.values(scene))))
  const used = Object.entries(flow.steps).flatMap(([step, definition]) => stepTexts(flow, step, definition, scenes, values))
  const everywhere = ['kit.flowChanged', 'kit.unsure', 'kit.confirmFirst', 'kit.unknown', 'kit.somethingElse', ...inValues].map((id) => ({ id, step: '', values: [] }))
  const byUse = new Map([...used, ...everywhere].map((text) => [`${text.step} ${text.id} ${text.values.join(' ')}`, text]))
  return [...byUse.values()]
}

function stepTexts(flow: Flow, step: string, definition: Step<string>, scenes: readonly Scene[], values: readonly string[]): UsedText[] {
  const plain = (id: string): UsedText => ({ id, step, values: [] })
  const filled = (id: string): UsedText => ({ id, step, values })
  const rows = scenes.flatMap((scene) => flow.summaries[definition.summary ?? '']?.(scene) ?? [])
  const texts = [
    ...(definition.say ?? []).map(filled),
    ...rows.flatMap(({ label, values: filling = {}, value }) => [{ id: label, step, values: Object.keys(filling) }, ...textsIn([value]).map(plain)]),
    ...('end' in definition && definition.leadsTo ? [plain('kit.continue')] : []),
  ]
  if (!('ask' in definition)) return texts
  const { choices = {}, offer, input, leave, consent, frame, why = input && inputRule(input.rule).why } = definition.ask
  const options = scenes.flatMap((scene) => flow.offers[offer?.from ?? '']?.(scene) ?? [])
  return [
    ...texts,
    plain('kit.talkToUs'),
    ...(consent ? [filled(consent), plain('kit.consentFirst')] : []),
    ...Object.values(choices).map(({ title }) => filled(title)),
    ...(leave ? [filled(leave.button)] : []),
    ...(frame ? [filled(frame.button)] : []),
    ...(why ? [plain(why)] : []),
    ...(options.some(({ call }) => call) ? [plain('talk.outside')] : []),
    ...options.map((option) => ({ id: option.title, step, values: [...values, ...Object.keys(option.values ?? {})] })),
    ...(input ? [plain(input.label), plain('kit.send'), filled(inputRule(input.rule).help)] : [plain('rule.choice'), plain('rule.choice.yes'), plain('rule.choice.no')]),
  ]
}

function textsIn(values: readonly (TextValue | undefined)[]): string[] {
  return values.flatMap((value) => (typeof value !== 'object' ? [] : 'text' in value ? [value.text] : 'texts' in value ? value.texts : []))
}
