import type { Flow } from '../define-flow.ts'
import type { Finding } from './finding.ts'

/** Whether everything a step refers to by name exists in its flow. */
export function checkNames({ steps, entries, handOver, guards, offers, summaries, learn }: Flow): Finding[] {
  const unknown = (step: string, what: string, name: string | undefined, known: object): Finding[] =>
    name === undefined || name in known ? [] : [{ rule: 'unknownName', step, detail: `${what} ${name} does not exist` }]
  return [
    ...entries.flatMap((entry) => unknown(entry, 'entry', entry, steps)),
    ...unknown(handOver, 'hand-over', handOver, steps),
    ...Object.entries(steps).flatMap(([name, step]) => [
      ...unknown(name, 'summary', step.summary, summaries),
      ...unknown(name, 'learn', step.learn, learn),
      ...('branch' in step ? step.branch.flatMap((way) => unknown(name, 'guard', way.if, guards)) : []),
      ...('ask' in step ? unknown(name, 'offer', step.ask.offer?.from, offers) : []),
    ]),
  ]
}
