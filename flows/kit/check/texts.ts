import type { Locale } from '#contracts/kernel/locale.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import type { Finding } from './finding.ts'
import type { Flow, FlowContext, Step, TextValue } from '#flows/kit/flow.ts'

/** ICU texts by id, by locale. */
export type Texts = Partial<Record<Locale, Record<string, string>>>

const PRICE = /\d[\d\s.,]*(?:kr\b|kroner\b|NOK\b|,-)|\b(?:kr|NOK)\.?\s*\d/i

/** Whether a flow's texts exist where it is offered, fill in only what is given, and leave prices to the catalogue (FLOW-04). */
export function checkTexts(flow: Flow, scenes: readonly FlowContext[], texts: Texts): Finding[] {
  return [...checkValues(flow, scenes), ...checkWords(flow, scenes, texts)]
}

/** A value that is written as a price does not come from the catalogue, which gives amounts. */
function checkValues(flow: Flow, scenes: readonly FlowContext[]): Finding[] {
  const written = scenes.flatMap((flowContext) => [
    ...Object.entries(flow.values(flowContext)),
    ...Object.values(flow.summaries).flatMap((summary) =>
      summary(flowContext).map(({ label, value }) => [label, value] as const),
    ),
  ])
  const priced = new Set(
    written.flatMap(([name, value]) =>
      typeof value === 'string' && PRICE.test(value) ? [`${name} is the price "${value}"`] : [],
    ),
  )
  return [...priced].map((detail) => ({ rule: 'priceInText', step: flow.entries[0] ?? '', detail }))
}

function checkWords(flow: Flow, scenes: readonly FlowContext[], texts: Texts): Finding[] {
  return usedTexts(flow, scenes).flatMap(({ id, step, values }) =>
    flow.locales.flatMap((locale): Finding[] => {
      const text = texts[locale]?.[id]
      const at = { step, text: { id, locale } }
      if (!text) return [{ ...at, rule: 'missingText', detail: `${id} has no text in ${locale}` }]
      if (!isBalanced(text))
        return [{ ...at, rule: 'unreadableText', detail: `${id} in ${locale} has a brace without its other half` }]
      const unknown = placeholders(text).filter((name) => !values.includes(name))
      return [
        ...unknown.map((name) => ({
          ...at,
          rule: 'unknownPlaceholder' as const,
          detail: `${id} in ${locale} uses {${name}}, which has no value`,
        })),
        ...(PRICE.test(text)
          ? [{ ...at, rule: 'priceInText' as const, detail: `${id} in ${locale} writes a price` }]
          : []),
      ]
    }),
  )
}

/** The names an ICU text fills in, those inside plural and select branches too. `#` is none. */
export function placeholders(text: string): string[] {
  return [...new Set(argumentsOf(text))]
}

function argumentsOf(text: string): string[] {
  return blocksOf(text).flatMap((block) => {
    const [, name = '', type, rest = ''] = /^\s*([\w.]+)\s*(?:,\s*(\w+)\s*(?:,([\s\S]*))?)?$/.exec(block) ?? []
    const branches =
      type === 'plural' || type === 'select' || type === 'selectordinal' ? blocksOf(rest).flatMap(argumentsOf) : []
    return name ? [name, ...branches] : branches
  })
}

/** Whether every brace of an ICU text is closed, and none closed that was not opened. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** The contents of the outermost braces. */
function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '{' && depth++ === 0) start = index + 1
    if (character === '}' && --depth === 0) blocks.push([...text].slice(start, index).join(''))
  }
  return blocks
}

/** A text a flow says: where, and the values it can fill in there. */
type UsedText = { id: string; step: string; values: readonly string[] }

/** Every text a flow can say, with help, buttons and the texts inside values. */
function usedTexts(flow: Flow, scenes: readonly FlowContext[]): UsedText[] {
  const values = [...new Set(scenes.flatMap((flowContext) => Object.keys(flow.values(flowContext))))]
  const inValues = scenes.flatMap((flowContext) => textsIn(Object.values(flow.values(flowContext))))
  const used = Object.entries(flow.steps).flatMap(([step, definition]) =>
    stepTexts(flow, step, definition, scenes, values),
  )
  const everywhere = [
    'kit.flowChanged',
    'kit.unsure',
    'kit.confirmFirst',
    'kit.unknown',
    'kit.somethingElse',
    ...inValues,
  ].map((id) => ({ id, step: '', values: [] }))
  const byUse = new Map(
    [...used, ...everywhere].map((text) => [`${text.step} ${text.id} ${text.values.join(' ')}`, text]),
  )
  return [...byUse.values()]
}

function stepTexts(
  flow: Flow,
  step: string,
  definition: Step<string>,
  scenes: readonly FlowContext[],
  values: readonly string[],
): UsedText[] {
  const plain = (id: string): UsedText => ({ id, step, values: [] })
  const filled = (id: string): UsedText => ({ id, step, values })
  const rows = scenes.flatMap((flowContext) => flow.summaries[definition.summary ?? '']?.(flowContext) ?? [])
  const texts = [
    ...(definition.say ?? []).map(filled),
    ...rows.flatMap(({ label, values: filling = {}, value }) => [
      { id: label, step, values: Object.keys(filling) },
      ...textsIn([value]).map(plain),
    ]),
    ...('end' in definition && definition.redirectTo ? [plain('kit.continue')] : []),
  ]
  if (!('ask' in definition)) return texts
  const { choices = {}, offer, input, leave, consent, frame, why = input && inputRule(input.rule).why } = definition.ask
  const options = scenes.flatMap((flowContext) => flow.offers[offer?.from ?? '']?.(flowContext) ?? [])
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
    ...(input
      ? [plain(input.label), plain('kit.send'), filled(inputRule(input.rule).help)]
      : [plain('rule.choice'), plain('rule.choice.yes'), plain('rule.choice.no')]),
  ]
}

function textsIn(values: readonly (TextValue | undefined)[]): string[] {
  return values.flatMap((value) =>
    typeof value !== 'object' ? [] : 'text' in value ? [value.text] : 'texts' in value ? value.texts : [],
  )
}
