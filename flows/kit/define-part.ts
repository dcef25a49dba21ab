import type { TextValue } from './text-value.ts'
import type { FlowMessages } from '#locales/messages.ts'
import { collecting } from './collect.ts'
import { withWays } from './edges.ts'
import { START } from './part.ts'
import { withNames, withWords } from './step-in-use.ts'
import type { Declarations, Declared, Given, TextsWith } from './flow-texts.ts'
import type { DeclaredStep, WrittenSteps } from './declared-step.ts'
import type { Exit, Flow, FlowContext, Step, TextIds } from './flow.ts'

/**
 * A stretch of a conversation with steps of its own, declared once in the folder `name` and used in flows and in other
 * parts. A use enters it at `start`, which stands under the name of the use, or at one of its `doors`; the other steps
 * are named `<use>.<step>`. It goes on by its outcomes, which every use leads somewhere.
 */
export type Part<
  Outcome extends string = string,
  Door extends string = string,
  Word extends string = string,
  Value extends string = string,
> = Pick<Flow, 'guards' | 'offers' | 'summaries' | 'learn' | 'secrets' | 'steps'> & {
  name: string
  outcomes: readonly Outcome[]
  doors: readonly Door[]
  /** Ids of the texts that a use may replace by its own. */
  words: readonly Word[]
  /** Fills in its texts, and those of the flow around it. */
  values: (flowContext: FlowContext) => Record<Value, TextValue | undefined>
  /** Steps by the names they had before (BEY-02). */
  renamed: Readonly<Record<string, string>>
  parts: NonNullable<Flow['parts']>
}

export type Parts = Readonly<Record<string, Part>>

/** `formerly`: what the names of its steps began with when they were steps of the flow itself (BEY-02). */
export type Use<P extends Part, Way extends string, Ids extends TextIds = TextIds> = {
  part: P
  to: Record<P['outcomes'][number], Way>
  words?: Partial<Record<P['words'][number], Ids['filled']>>
  formerly?: string
}

export type Uses<Used extends Parts, Way extends string, Ids extends TextIds> = {
  [At in keyof Used]: Use<Used[At], Way, Ids>
}

/** The names of the parts used, with their doors. */
export type WayInto<Used extends Parts> = {
  [At in keyof Used & string]: At | `${At}.${Used[At]['doors'][number]}`
}[keyof Used & string]

/** The names of the values that the parts used give. */
export type ValueFrom<Used extends Parts> = {
  [At in keyof Used]: keyof ReturnType<Used[At]['values']> & string
}[keyof Used]

type WayIn<Steps extends WrittenSteps, Outcome extends string, Used extends Parts> = NoInfer<
  (keyof Steps & string) | Outcome | WayInto<Used> | Exit
>

type PartBody<
  Steps extends WrittenSteps,
  Outcome extends string,
  Door extends string,
  Word extends string,
  Used extends Parts,
  Value extends string,
  Filling extends string,
  Ids extends TextIds,
  Messages,
> = Declarations<Value, Messages> & {
  name: string
  outcomes?: readonly Outcome[]
  doors?: readonly (Door & NoInfer<keyof Steps>)[]
  words?: readonly Word[]
  renamed?: Readonly<Record<string, string>>
  parts?: Uses<Used, WayIn<Steps, Outcome, Used>, Ids>
  steps: Record<'start', unknown> & {
    [Name in keyof Steps]: DeclaredStep<WayIn<Steps, Outcome, Used>, Ids, Filling, Name, Steps[Name], Messages>
  }
}

export type PartDeclaration<
  Steps extends WrittenSteps,
  Outcome extends string,
  Door extends string,
  Word extends string,
  Used extends Parts,
  Value extends string,
  Key extends string,
  Messages,
> = PartBody<
  Steps,
  Outcome,
  Door,
  Word,
  Used,
  Value,
  NoInfer<Given<Key, Value> | ValueFrom<Used>>,
  TextsWith<NoInfer<Given<Key, Value> | ValueFrom<Used>>, Messages>,
  Messages
> &
  Declared<Key, PartBody<Steps, Outcome, Door, Word, Used, Value, Value, TextIds, Messages>>

export type DeclaredPart<
  Outcome extends string,
  Door extends string,
  Word extends string,
  Used extends Parts,
  Value extends string,
  Key extends string,
> = Part<Outcome, Door, Word, Given<Key, Value> | ValueFrom<Used>>

/** Declares a part; what does not compile is the same as in a flow. */
export function definePart<
  const Steps extends WrittenSteps,
  const Outcome extends string = never,
  const Door extends string = never,
  const Word extends keyof FlowMessages = never,
  const Used extends Parts = Readonly<Record<never, never>>,
  Value extends string = string,
  const Key extends string = string,
>(
  declared: PartDeclaration<Steps, Outcome, Door, Word, Used, Value, Key, FlowMessages>,
): DeclaredPart<Outcome, Door, Word, Used, Value, Key>
export function definePart(declared: object): Part {
  return composePart(declared)
}

type AnyPartDeclaration = Partial<Omit<Part, 'steps' | 'parts'>> & {
  name: string
  steps: Parameters<typeof collecting>[0]
  parts?: Record<string, Use<Part, string>>
}

const isDeclaration = (declared: object): declared is AnyPartDeclaration => 'name' in declared && 'steps' in declared

export function composePart(declared: object): Part {
  if (!isDeclaration(declared)) throw new Error('a part is declared with a name and steps')
  const { name, outcomes = [], doors = [], words = [], renamed = {}, parts = {}, ...own } = declared
  const { steps, guards } = collecting(declared.steps)
  const body: Body = { ...NOTHING, ...own, steps, guards: { ...guards, ...declared.guards }, renamed, parts: [] }
  return { name, outcomes, doors, words, ...withParts(body, parts) }
}

/** What a flow and a part have in common. */
type Body = Pick<
  Part,
  'guards' | 'offers' | 'summaries' | 'learn' | 'values' | 'secrets' | 'steps' | 'parts' | 'renamed'
>

const NOTHING = { guards: {}, offers: {}, summaries: {}, learn: {}, values: () => ({}), secrets: [] }

export function withParts<Into extends Body>(into: Into, uses: Readonly<Record<string, Use<Part, string>>>): Into {
  return Object.entries(uses).reduce((body, [at, use]) => withPart(body, at, use), into)
}

/** Adds a part. Its guards, offers and other names are prefixed by the name of the use, too. */
function withPart<Into extends Body>(
  into: Into,
  at: string,
  { part, to, words = {}, formerly = '' }: Use<Part, string>,
): Into {
  const stepName = (own: string) => (own === START ? at : `${at}.${own}`)
  const outcomes = new Map<string, string>(Object.entries(to))
  const targetOf = (way: string) => outcomes.get(way) ?? (way in part.steps ? stepName(way) : way)
  const named = <Value>(record: Record<string, Value>) => prefixed(record, (own) => `${at}.${own}`)
  const steps = Object.entries(part.steps).map(([own, step]): [string, Step<string>] => [
    stepName(own),
    withWords(
      withNames(withWays(step, targetOf), (used) => `${at}.${used}`),
      new Map(Object.entries(words)),
    ),
  ])
  const taken = steps.find(([name]) => name in into.steps)
  if (taken) throw new Error(`${taken[0]} is the name of a step, and of one in the part ${part.name}`)
  return {
    ...into,
    parts: [
      ...into.parts,
      { at, part: part.name, to },
      ...part.parts.map((inner) => ({
        at: stepName(inner.at),
        part: inner.part,
        to: Object.fromEntries(Object.entries(inner.to).map(([outcome, way]) => [outcome, targetOf(way)])),
      })),
    ],
    secrets: [...new Set([...into.secrets, ...part.secrets])],
    guards: { ...into.guards, ...named(part.guards) },
    offers: { ...into.offers, ...named(part.offers) },
    summaries: { ...into.summaries, ...named(part.summaries) },
    learn: { ...into.learn, ...named(part.learn) },
    values: joinedValues(part.values, into.values),
    renamed: {
      ...Object.fromEntries(
        Object.entries(part.renamed).flatMap(([old, own]) => [
          [`${formerly}${old}`, stepName(own)],
          [`${at}.${old}`, stepName(own)],
        ]),
      ),
      ...into.renamed,
    },
    steps: { ...into.steps, ...Object.fromEntries(steps) },
  }
}

/** Is written as both, so that a version covers the values that a flow with parts declares itself. */
function joinedValues(one: Part['values'], other: Part['values']): Part['values'] {
  const joined: Part['values'] = (flowContext) => ({ ...one(flowContext), ...other(flowContext) })
  return Object.assign(joined, { toString: () => `${String(one)}\n${String(other)}` })
}

const prefixed = <Value>(record: Record<string, Value>, name: (own: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([own, value]) => [name(own), value]))
