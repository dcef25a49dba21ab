import * as v from 'valibot'
import type { Facts } from '#contracts/chat/facts.ts'
import { EFFECTS } from '#contracts/effects/effects.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Flow, FlowContext, Step } from '#flows/kit/flow.ts'
import { inputRule } from '#flows/kit/input-rules.ts'
import { optionsAt } from '#flows/kit/options.ts'
import { writtenFacts } from './changed-facts.ts'
import type { Finding } from './finding.ts'
import { sampleOpenings } from './openings.ts'
import { factsReadBy, SAMPLE_INSTANT } from './sample-contexts.ts'
import { readText, type Texts } from './texts.ts'
import { contextOf, walkFacts, type Stand } from './walk-facts.ts'
import type { Run } from '#flows/kit/run/run.ts'

/**
 * Finds calls whose needs are not known on some path, guards that read what nobody writes, values that are not set where
 * a text uses them, and ways into another flow that nobody chose (FLOW-03, BEY-04). `brought`: facts that other flows
 * bring along.
 */
export function checkFactFlow(
  flow: Flow,
  contexts: readonly FlowContext[],
  texts: Texts,
  brought: () => ReadonlySet<string>,
): Finding[] {
  const locale = contexts[0]?.locale
  if (locale === undefined) return []
  const openings = sampleOpenings(locale)
  const stands = walkFacts(flow, openings, locale)
  const walked = new Set([...openings, ...stands.map(({ facts }) => facts)].flatMap((facts) => Object.keys(facts)))
  const onPaths = stands.flatMap((stand) =>
    faults(flow, stand, locale, texts).map((fault) => ({ ...fault, step: stand.step, stand })),
  )
  const nearest = new Map(
    onPaths
      .toReversed()
      .map((fault) => [`${fault.step} ${fault.rule === 'unknownFact' ? fault.rule : fault.what}`, fault]),
  )
  return [
    ...[...nearest.values()].toReversed().map(({ rule, step, what, stand }): Finding => ({
      rule,
      step,
      detail: `${what}, when a visitor ${toldOf(stand, texts[locale] ?? {})}`,
      run: runTo(flow, stand, locale),
    })),
    ...unwritten(flow, contexts, walked, brought),
  ]
}

type Fault = { rule: 'unknownFact' | 'unsetValue' | 'badTransfer'; what: string }

function faults(flow: Flow, stand: Stand, locale: Locale, texts: Texts): Fault[] {
  const step = flow.steps[stand.step]
  if (!step) return []
  return [
    ...('call' in step ? lacking(step.call.effect, stand.facts) : []),
    ...('transferTo' in step && isUnasked(flow, stand)
      ? [{ rule: 'badTransfer' as const, what: 'goes on in another flow before anything was asked' }]
      : []),
    ...unset(flow, step, stand, locale, texts),
  ]
}

function lacking(effect: keyof typeof EFFECTS, facts: Facts): Fault[] {
  const { issues } = v.safeParse(EFFECTS[effect].needs, facts)
  const names = [...new Set((issues ?? []).map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))]
  return names.length > 0 ? [{ rule: 'unknownFact', what: `${effect} needs ${names.join(', ')}, not known here` }] : []
}

function isUnasked(flow: Flow, { before }: Stand): boolean {
  if (!before) return true
  return !('ask' in (flow.steps[before.step] ?? {})) && isUnasked(flow, before)
}

type UsedHere = { id: string; more?: object }

function unset(flow: Flow, step: Step<string>, stand: Stand, locale: Locale, texts: Texts): Fault[] {
  const flowContext = contextOf(stand.facts, locale)
  const asked = usedHere(flow, step, stand.step, flowContext).flatMap(({ id, more = {} }) => {
    const names = new Set(flow.locales.flatMap((one) => readText(texts[one]?.[id] ?? '').names))
    return [...names].flatMap((name) => (name in more ? [] : [{ id, name }]))
  })
  if (asked.length === 0) return []
  const values = flow.values(flowContext)
  return asked.flatMap(({ id, name }): Fault[] =>
    name in values && values[name] === undefined ? [{ rule: 'unsetValue', what: `{${name}} in ${id} is not set` }] : [],
  )
}

function usedHere(flow: Flow, step: Step<string>, name: string, flowContext: FlowContext): UsedHere[] {
  const said = (step.say ?? []).map((id) => ({ id }))
  if (!('ask' in step)) return said
  const { input, leave, consent, frame } = step.ask
  const others = [consent, leave?.button, frame?.button, input && inputRule(input.rule).help]
  return [
    ...said,
    ...others.flatMap((id) => (id === undefined ? [] : [{ id }])),
    ...optionsAt(flow, name, flowContext).map(({ title, values = {} }) => ({ id: title, more: values })),
  ]
}

function unwritten(
  flow: Flow,
  contexts: readonly FlowContext[],
  walked: ReadonlySet<string>,
  brought: () => ReadonlySet<string>,
): Finding[] {
  const found = Object.entries(flow.steps).flatMap(([step, declared]) => {
    const guards = 'branch' in declared ? declared.branch.flatMap(({ if: guard }) => guard ?? []) : []
    return guards.map((guard) => ({ step, guard, facts: unknownTo(flow.guards[guard], contexts, walked) }))
  })
  if (found.every(({ facts }) => facts.length === 0)) return []
  const written = new Set([...writtenFacts(flow, contexts), ...brought()])
  return found.flatMap(({ step, guard, facts }) =>
    facts
      .filter((fact) => !written.has(fact))
      .map((fact) => ({
        rule: 'unwrittenFact',
        step,
        detail: `guard ${guard} reads ${fact}, which is written nowhere`,
      })),
  )
}

function unknownTo(
  guard: Flow['guards'][string] | undefined,
  contexts: readonly FlowContext[],
  walked: ReadonlySet<string>,
): string[] {
  return guard ? factsReadBy(guard, contexts).filter((fact) => !walked.has(fact)) : []
}

/** The path to a stand in words, with what is chosen by its title. */
function toldOf(stand: Stand, texts: Readonly<Record<string, string>>): string {
  return pathTo(stand)
    .flatMap((at) => told(at, texts))
    .join(', ')
}

const runTo = ({ name }: Flow, stand: Stand, locale: Locale): Run => ({
  flow: name,
  locale,
  at: SAMPLE_INSTANT,
  moves: pathTo(stand).flatMap(({ move }) => move ?? []),
})

function pathTo(stand: Stand): Stand[] {
  const path: Stand[] = []
  for (let at: Stand | undefined = stand; at; at = at.before) path.unshift(at)
  return path
}

function told({ step, facts, before, move, said }: Stand, texts: Readonly<Record<string, string>>): string[] {
  if (!move) return []
  if (move.kind === 'open') {
    const known = Object.keys(facts)
    return [`opens ${step}${known.length > 0 ? ` with ${known.join(', ')} known` : ''}`]
  }
  const at = before ? ` at ${before.step}` : ''
  if (move.kind === 'pick') return [`chooses “${texts[said ?? ''] ?? move.payload}”${at}`]
  if (move.kind === 'type') return [`writes “${move.text}”${at}`]
  if (move.kind === 'settle') return [`${move.effect} ends as ${move.outcome}`]
  return move.kind === 'return' ? [`comes back from ${move.provider} as ${move.outcome}`] : []
}
