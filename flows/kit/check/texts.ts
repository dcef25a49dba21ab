import type { TextValue } from '../text-value.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import type { PlainKitText } from '#flows/kit/kit-texts.ts'
import type { Finding } from './finding.ts'
import { writtenPrice } from './prices.ts'
import { optionsIn, rowsIn, type madeOnce } from './sample-contexts.ts'
import type { Flow, FlowContext, Option, Step, SummaryRow } from '#flows/kit/flow.ts'

export type Texts = Partial<Record<Locale, Record<string, string>>>

/** Checks that all texts exist in each locale of a flow, use only given values, and contain no prices (FLOW-04). */
export function checkTexts(flow: Flow, contexts: readonly FlowContext[], texts: Texts): Finding[] {
  const made = madeIn(flow, contexts)
  return [...checkValues(flow, made), ...checkWords(flow, made, texts)]
}

/** Ids of all texts that a flow may say. */
export const textsUsedBy = (flow: Flow, contexts: readonly FlowContext[]): string[] =>
  usedTexts(flow, madeIn(flow, contexts)).map(({ id }) => id)

const madeIn = (flow: Flow, contexts: readonly FlowContext[]): Made => ({
  values: contexts.map((flowContext) => flow.values(flowContext)),
  rows: inContexts(flow.summaries, contexts, rowsIn, (row) => JSON.stringify(row)),
  options: inContexts(flow.offers, contexts, optionsIn, ({ title, values }) => JSON.stringify([title, values])),
})

/** What a flow makes of the contexts it is checked in. */
type Made = {
  values: readonly Record<string, TextValue | undefined>[]
  rows: Record<string, SummaryRow[]>
  options: Record<string, Option[]>
}

function checkValues(flow: Flow, { values: made, rows, options }: Made): Finding[] {
  const stepWith = (uses: (step: Step<string>) => boolean) =>
    Object.entries(flow.steps).find(([, step]) => uses(step))?.[0] ?? flow.entries[0] ?? ''
  const written = [
    ...made
      .flatMap((values) => Object.entries(values))
      .map(([name, value]) => ({ step: flow.entries[0] ?? '', name, value })),
    ...Object.entries(rows).flatMap(([summary, all]) => {
      const step = stepWith((one) => one.summary === summary)
      return all.flatMap(({ label, value, values = {} }) => [
        { step, name: label, value },
        ...Object.entries(values).map(([name, filled]) => ({ step, name, value: filled })),
      ])
    }),
    ...Object.entries(options).flatMap(([offer, all]) => {
      const step = stepWith((one) => 'ask' in one && one.ask.offer?.from === offer)
      return all.flatMap(({ values = {} }) => Object.entries(values).map(([name, value]) => ({ step, name, value })))
    }),
  ]
  const priced = written.flatMap(({ step, name, value }) =>
    typeof value === 'string' && readText(value).price !== undefined
      ? [{ step, detail: `${name} is the price "${value}"` }]
      : [],
  )
  const once = new Map(priced.map((price) => [JSON.stringify(price), price]))
  return [...once.values()].map(({ step, detail }) => ({ rule: 'priceInText', step, detail }))
}

function checkWords(flow: Flow, made: Made, texts: Texts): Finding[] {
  return usedTexts(flow, made).flatMap(({ id, step, values }) => {
    if (!Object.values(texts).some((words) => words[id]))
      return [{ rule: 'missingText' as const, step, detail: `there is no text ${id}` }]
    return flow.locales.flatMap((locale): Finding[] => {
      const text = texts[locale]?.[id]
      const at = { step, text: { id, locale } }
      if (!text) return [{ ...at, rule: 'missingText', detail: `${id} has no text in ${locale}` }]
      const { names, price, balanced } = readText(text)
      if (!balanced)
        return [{ ...at, rule: 'unreadableText', detail: `${id} in ${locale} has a brace without its other half` }]
      const unknown = names.filter((name) => !values.includes(name))
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
    })
  })
}

type ReadText = { names: readonly string[]; price: string | undefined; balanced: boolean }

const readTexts = new Map<string, ReadText>()

/** Reading a message is slow, and the same texts are said at many steps of many flows. */
export function readText(text: string): ReadText {
  const read = readTexts.get(text) ?? {
    names: text.includes('{') ? placeholders(text) : [],
    price: writtenPrice(text),
    balanced: isBalanced(text),
  }
  readTexts.set(text, read)
  return read
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

const IN_EVERY_FLOW: readonly PlainKitText[] = [
  'kit.flowChanged',
  'kit.unsure',
  'kit.confirmFirst',
  'kit.isThisMeant',
  'kit.unknown',
  'kit.askedWhich',
  'kit.somethingElse',
]

type UsedText = { id: string; step: string; values: readonly string[] }

function usedTexts(flow: Flow, { values: made, rows, options }: Made): UsedText[] {
  const values = [...new Set(made.flatMap((one) => Object.keys(one)))]
  const inValues = new Set(made.flatMap((one) => textsIn(Object.values(one))))
  const used = Object.entries(flow.steps).flatMap(([step, definition]) =>
    stepTexts(
      step,
      definition,
      rows[definition.summary ?? ''] ?? [],
      ('ask' in definition && options[definition.ask.offer?.from ?? '']) || [],
      values,
    ),
  )
  const everywhere = [...IN_EVERY_FLOW, ...inValues].map((id) => ({ id, step: '', values: [] }))
  const byUse = new Map(
    [...used, ...everywhere].map((text) => [`${text.step} ${text.id} ${text.values.join(' ')}`, text]),
  )
  return [...byUse.values()]
}

/** What is made of the contexts, each text with its values once. */
function inContexts<One>(
  makers: Record<string, (flowContext: FlowContext) => One[]>,
  contexts: readonly FlowContext[],
  makeAll: ReturnType<typeof madeOnce<One[]>>,
  textOf: (one: One) => string,
): Record<string, One[]> {
  return Object.fromEntries(
    Object.entries(makers).map(([name, make]) => [
      name,
      [...new Map(makeAll(make, contexts).flatMap((all) => all.map((one) => [textOf(one), one] as const))).values()],
    ]),
  )
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
  const ofKit = (id: PlainKitText): UsedText => plain(id)
  const texts = [
    ...(definition.say ?? []).map(filled),
    ...rows.flatMap(({ label, values: filling = {}, value }) => [
      { id: label, step, values: Object.keys(filling) },
      ...textsIn([value]).map(plain),
    ]),
    ...('end' in definition && definition.redirectTo ? [ofKit('kit.continue')] : []),
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
    ofKit('kit.talkToUs'),
    ...(consent ? [filled(consent), ofKit('kit.consentFirst')] : []),
    ...Object.values(choices).map(({ title }) => filled(title)),
    ...(leave ? [filled(leave.button)] : []),
    ...(frame ? [filled(frame.button)] : []),
    ...(why ? [plain(why)] : []),
    ...about.map((id) => plain(id)),
    ...(options.some(({ call }) => call) ? [ofKit('talk.outside')] : []),
    ...options.map((option) => ({ id: option.title, step, values: [...values, ...Object.keys(option.values ?? {})] })),
    ...(input
      ? [plain(input.label), ofKit('kit.send'), filled(inputRule(input.rule).help)]
      : [ofKit('rule.choice'), ofKit('rule.choice.yes'), ofKit('rule.choice.no')]),
  ]
}

function textsIn(values: readonly (TextValue | undefined)[]): string[] {
  return values.flatMap((value) =>
    typeof value !== 'object' ? [] : 'text' in value ? [value.text] : 'texts' in value ? value.texts : [],
  )
}
