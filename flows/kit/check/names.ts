import type { Flow } from '../define-flow.ts'
import type { Finding } from './finding.ts'

/** Whether everything a step refers to by name exists in its flow, and everything named is referred to. */
export function checkNames(flow: Flow): Finding[] {
  const { steps, entries, handOver, guards, offers, summaries, learn } = flow
  const unknown = (step: string, what: string, name: string | undefined, known: object): Finding[] =>
    name === undefined || name in known ? [] : [{ rule: 'unknownName', step, detail: `${what} ${name} does not exist` }]
  return [
    ...entries.flatMap((entry) => unknown(entry, 'entry', entry, steps)),
    ...unknown(handOver, 'hand-over', handOver, steps),
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
    ...unused('guard', guards, all.flatMap((step) => ('branch' in step ? step.branch.map((way) => way.if) : []))),
    ...unused('offer', offers, all.map((step) => ('ask' in step ? step.ask.offer?.from : undefined))),
    ...unused('summary', summaries, all.map((step) => step.summary)),
    ...unused('learn name', learn, all.map((step) => step.learn)),
  ]
}
