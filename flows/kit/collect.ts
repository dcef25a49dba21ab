import { FACT_NAMES, type FactName } from '#contracts/chat/facts.ts'
import { READS } from './input-rules.ts'
import type { Collect, Flow, FlowContext, Step } from './flow.ts'

type Steps = Record<string, Step<string> | Collect<string>>

/**
 * Writes each stretch that collects facts as steps: a branch to the first fact that is missing, by the name of the
 * stretch, and a question for each fact, by the name of the fact.
 */
export function collecting(steps: Steps): Pick<Flow, 'steps' | 'guards'> {
  const asked = Object.values(steps).flatMap((step) => ('collect' in step ? factsOf(step) : []))
  const taken = asked.find((fact, at) => stepName(fact) in steps || asked.indexOf(fact) < at)
  if (taken !== undefined)
    throw new Error(
      `${stepName(taken)} is the name of the question that collects ${taken}, and no other step may have it: rename the other, or collect ${taken} once.`,
    )
  return {
    steps: Object.fromEntries(
      Object.entries(steps).flatMap(([name, step]) => ('collect' in step ? stretch(name, step) : [[name, step]])),
    ),
    guards: Object.fromEntries(
      asked.map((fact) => [missing(fact), ({ facts }: FlowContext) => facts[fact] === undefined]),
    ),
  }
}

function stretch(name: string, { collect, next }: Collect<string>): [string, Step<string>][] {
  const asked = factsOf({ collect, next })
  return [
    [name, { branch: [...asked.map((fact) => ({ if: missing(fact), to: stepName(fact) })), { to: next }] }],
    ...asked.flatMap((fact): [string, Step<string>][] => {
      const question: Question | string | undefined = collect[fact]
      if (question === undefined) return []
      const asks = typeof question === 'string' ? { say: [question], label: `${question}.label` } : question
      return [[stepName(fact), asking(fact, asks, name)]]
    }),
  ]
}

type Question = Exclude<NonNullable<Collect<string>['collect'][FactName]>, string> & { label?: string; offer?: string }

function asking(fact: FactName, { say, label, offer, choices, why }: Question, name: string): Step<string> {
  const reads = READS.find(({ write }) => write === fact)
  return {
    say,
    ask: {
      ...(reads && label !== undefined && { input: { ...reads, label, to: name } }),
      ...(offer && { offer: { from: offer, to: name } }),
      ...(choices && { choices }),
      ...(why && { why }),
    },
  }
}

const factsOf = ({ collect }: Collect<string>): FactName[] =>
  Object.keys(collect).flatMap((name) => FACT_NAMES.filter((fact) => fact === name))

const missing = (fact: FactName) => `${fact}Missing`
const stepName = (fact: FactName) => fact.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
