import { checkCurrencies } from './check/currencies.ts'
import { checkFactFlow } from './check/fact-flow.ts'
import type { Finding } from './check/finding.ts'
import { checkPreconditions } from './check/preconditions.ts'
import { sampleContexts } from './check/sample-contexts.ts'
import { checkTexts, type Texts } from './check/texts.ts'
import { checkTransfers, factsBroughtTo, type OtherFlows } from './check/transfers.ts'
import { checkTitles } from './check/titles.ts'
import { checkUnits } from './check/units.ts'
import { checkWays } from './check/ways.ts'
import { checkWritten } from './check/written.ts'
import { withHandoverClosed } from './part.ts'
import type { Flow } from './flow.ts'

/**
 * All problems of a flow; a flow with a finding must not ship. `texts` are ICU messages, `others` the flows it may go on
 * in, or that go on in it (FLOW-03, BEY-04).
 */
export function checkFlow(declared: Flow, texts: Texts, others?: OtherFlows): Finding[] {
  const flow = withHandoverClosed(declared)
  const contexts = sampleContexts(flow.locales)
  const written = checkWritten(flow)
  // Nothing else can be told of a step that calls what is no effect.
  if (written.some(({ rule }) => rule !== 'unusedOutcome')) return written
  return [
    ...written,
    ...checkWays(flow),
    ...checkNames(flow),
    ...checkTransfers(flow, others),
    ...checkPreconditions(flow, contexts, others),
    ...checkTexts(flow, contexts, texts),
    ...checkTitles(flow, contexts, texts),
    ...checkCurrencies(flow),
    ...checkUnits(flow, contexts),
    ...checkFactFlow(declared, contexts, texts, () => factsBroughtTo(flow, contexts, others)),
  ]
}

function checkNames(flow: Flow): Finding[] {
  const { steps, entries, humanHandover, guards, offers, summaries, learn } = flow
  const unknown = (step: string, what: string, name: string | undefined, known: object): Finding[] =>
    name === undefined || name in known ? [] : [{ rule: 'unknownName', step, detail: `${what} ${name} does not exist` }]
  return [
    ...entries.flatMap((entry) => unknown(entry, 'entry', entry, steps)),
    ...unknown(humanHandover, 'hand-over', humanHandover, steps),
    ...Object.entries(flow.renamed ?? {}).flatMap(([old, now]) => unknown(old, 'step it was renamed to,', now, steps)),
    ...Object.entries(steps).flatMap(([name, step]) => [
      ...unknown(name, 'summary', step.summary, summaries),
      ...unknown(name, 'learn', step.learn, learn),
      ...('branch' in step ? step.branch.flatMap((way) => unknown(name, 'guard', way.if, guards)) : []),
      ...('ask' in step ? unknown(name, 'offer', step.ask.offer?.from, offers) : []),
    ]),
    ...checkUnused(flow),
  ]
}

function checkUnused({ steps, guards, offers, summaries, learn }: Flow): Finding[] {
  const all = Object.values(steps)
  const unused = (what: string, known: object, used: readonly (string | undefined)[]): Finding[] =>
    Object.keys(known)
      .filter((name) => !used.includes(name))
      .map((name) => ({ rule: 'unusedName', step: name, detail: `no step uses this ${what}` }))
  return [
    ...unused(
      'guard',
      guards,
      all.flatMap((step) => ('branch' in step ? step.branch.map((way) => way.if) : [])),
    ),
    ...unused(
      'offer',
      offers,
      all.map((step) => ('ask' in step ? step.ask.offer?.from : undefined)),
    ),
    ...unused(
      'summary',
      summaries,
      all.map((step) => step.summary),
    ),
    ...unused(
      'learn name',
      learn,
      all.map((step) => step.learn),
    ),
  ]
}
