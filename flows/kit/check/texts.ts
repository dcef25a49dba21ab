import type { Locale } from '#contracts/kernel/locale.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import type { Finding } from './finding.ts'
import { writtenPrice } from './prices.ts'
import type { Flow, FlowContext, Option, Step, SummaryRow, TextValue } from '#flows/kit/flow.ts'

export type Texts = Partial<Record<Locale, Record<string, string>>>

/** Checks that all texts exist in each locale of a flow, use only given values, and contain no prices (FLOW-04). */
export function checkTexts(flow: Flow, contexts: readonly FlowContext[], texts: Texts): Finding[] {
  return [...checkValues(flow, contexts), ...checkWords(flow, contexts, texts)]
}

function checkValues(flow: Flow, contexts: readonly FlowContext[]): Finding[] {
  const stepWith = (uses: (step: Step<string>) => boolean) =>
    Object.entries(flow.steps).find(([, step]) => uses(step))?.[0] ?? flow.entries[0] ?? ''
  const written = contexts.flatMap((flowContext) => [
    ...Object.entries(flow.values(flowContext)).map(([name, value]) => ({ step: flow.entries[0] ?? '', name, value })),
    ...Object.entries(flow.summaries).flatMap(([summary, rowsOf]) => {
      const step = stepWith((one) => one.summary === summary)
      return rowsOf(flowContext).flatMap(({ label, value, values = {} }) => [
        { step, name: label, value },
        ...Object.entries(values).map(([name, filled]) => ({ step, name, value: filled })),
      ])
    }),
    ...Object.entries(flow.offers).flatMap(([offer, optionsOf]) => {
      const step = stepWith((one) => 'ask' in one && one.ask.offer?.from === offer)
      return optionsOf(flowContext).flatMap(({ values = {} }) =>
        Object.entries(values).map(([name, value]) => ({ step, name, value })),
      )
    }),
  ])
  const priced = written.flatMap(({ step, name, value }) =>
    typeof value === 'string' && writtenPrice(value) !== undefined
      ? [{ step, detail: `${name} is the price "${value}"` }]
      : [],
  )
  const once = new Map(priced.map((price) => [JSON.stringify(price), price]))
  return [...once.values()].map(({ step, detail }) => ({ rule: 'priceInText', step, detail }))
}

function checkWords(flow: Flow, contexts: readonly FlowContext[], texts: Texts): Finding[] {
  return usedTexts(flow, contexts).flatMap(({ id, step, values }) =>
    flow.locales.flatMap((locale): Finding[] => {
      const text = texts[locale]?.[id]
      const at = { step, text: { id, locale } }
      if (!text) return [{ ...at, rule: 'missingText', detail: `${id} has no text in ${locale}` }]
      if (!isBalanced(text))
        return [{ ...at, rule: 'unreadableText', detail: `${id} in ${locale} has a brace without its other half` }]
      const price = writtenPrice(text)
      const unknown = placeholders(text).filter((name) => !values.includes(name))
      return [
        ...unknown.map((name) => ({
          ...at,
          rule: 'unknownPlaceholder' as const,
          detail: `${id} in ${locale} uses {${name}}, which has no value`,
        })),
        ...(price === undefined
          ? []
          : [{ ...at, rule: 'priceInText' as const, detail: `${id} in ${locale} writes the price "${price}"` }]),
      ]
    }),
  )
}

/** Argument names of an ICU message, including those inside plural and select branches, but not `#`. */
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

function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

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

type UsedText = { id: string; step: string; values: readonly string[] }

function usedTexts(flow: Flow, contexts: readonly FlowContext[]): UsedText[] {
  const values = [...new Set(contexts.flatMap((flowContext) => Object.keys(flow.values(flowContext))))]
  const inValues = contexts.flatMap((flowContext) => textsIn(Object.values(flow.values(flowContext))))
  const rows = inContexts(flow.summaries, contexts)
  const options = inContexts(flow.offers, contexts)
  const used = Object.entries(flow.steps).flatMap(([step, definition]) =>
    stepTexts(
      step,
      definition,
      rows[definition.summary ?? ''] ?? [],
      ('ask' in definition && options[definition.ask.offer?.from ?? '']) || [],
      values,
    ),
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

function inContexts<Made>(
  makers: Record<string, (flowContext: FlowContext) => Made[]>,
  contexts: readonly FlowContext[],
): Record<string, Made[]> {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, contexts.flatMap(make)]))
}

function stepTexts(
  step: string,
  definition: Step<string>,
  rows: readonly SummaryRow[],
  options: readonly Option[],
  values: readonly string[],
): UsedText[] {
  const plain = (id: string): UsedText => ({ id, step, values: [] })
  const filled = (id: string): UsedText => ({ id, step, values })
  const texts = [
    ...(definition.say ?? []).map(filled),
    ...rows.flatMap(({ label, values: filling = {}, value }) => [
      { id: label, step, values: Object.keys(filling) },
      ...textsIn([value]).map(plain),
    ]),
    ...('end' in definition && definition.redirectTo ? [plain('kit.continue')] : []),
  ]
  if (!('ask' in definition)) return texts
  const {
    choices = {},
    input,
    leave,
    consent,
    frame,
    about = [],
    why = input && inputRule(input.rule).why,
  } = definition.ask
  return [
    ...texts,
    plain('kit.talkToUs'),
    ...(consent ? [filled(consent), plain('kit.consentFirst')] : []),
    ...Object.values(choices).map(({ title }) => filled(title)),
    ...(leave ? [filled(leave.button)] : []),
    ...(frame ? [filled(frame.button)] : []),
    ...(why ? [plain(why)] : []),
    ...about.map((id) => plain(id)),
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
