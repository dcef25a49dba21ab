import * as v from 'valibot'
import { goBack, irreversible, type Mark } from '#flows/kit/change.ts'
import { visitorElement } from '#flows/kit/flow-event.ts'
import { flowOfRow, now, planned, type Parts, type Plan } from './plan-turn.ts'
import { factsOf, localeOf } from '#server/brain/sessions/sessions.ts'
import { stepNow } from './not-taken.ts'
import type { Incoming } from './turn.ts'
import type { SessionRow, TurnRow } from '#server/brain/tables.ts'

const Settled = v.object({ kind: v.literal('settled'), effect: v.string(), outcome: v.string() })

/**
 * Goes back to an own answer and asks it again (CHAT-14, decision 13): as it stood before, with the later answers kept aside
 * that still hold. Behind what is irreversible there is no way: then the reason is said and the waiting question asked again.
 */
export function planChange(
  brain: Parts,
  row: SessionRow,
  change: Incoming & { kind: 'change' },
  log: readonly TurnRow[],
): Plan | { kind: 'stale' } {
  const flow = flowOfRow(brain, row)
  const marks = standing(log)
  const given = marks.find(({ seq }) => seq === change.seq)
  const mark = given && flow && { ...given, step: stepNow(flow.flow, given.step) }
  const isLate = change.answers !== undefined && change.answers !== row.awaiting?.seq
  if (!flow || !row.awaiting || row.ended || !mark || isLate) return { kind: 'stale' }
  const locale = localeOf(row)
  const own = visitorElement(change.said?.trim() || brain.speak(locale, 'kit.change.wish', { answer: mark.shown }))
  const fits = mark.flow === flow.flow.name && Object.hasOwn(flow.flow.steps, mark.step)
  const reason = fits ? sealedBy(log, mark) : 'kit.change.moved'
  if (reason) {
    const why = { ...row.awaiting, utterance: brain.speak(locale, reason, {}), tone: 'help' as const }
    const elements = [own, why].map((element, index) => ({ ...element, seq: row.cursor + index + 1 }))
    return { kind: 'turn', flow: undefined, state: undefined, event: change, elements, calls: [], waiting: row.waiting }
  }
  const later = marks.filter(({ seq }) => seq > mark.seq)
  const { result, kept } = goBack(
    flow,
    { ...mark, facts: factsOf(mark) },
    { later, facts: factsOf(row), now: now(brain, row) },
  )
  return planned(brain, row, flow, result, change, { first: [{ ...own, changes: mark.seq }], kept })
}

/** The last answer that counts, taken back in own words ("nei det var feil"); undefined where none was given. */
export function planBack(
  brain: Parts,
  row: SessionRow,
  { utterance, answers }: Incoming & { kind: 'answer' },
  log: readonly TurnRow[],
): Plan | undefined {
  const last = standing(log).at(-1)
  const plan =
    last &&
    planChange(
      brain,
      row,
      { kind: 'change', seq: last.seq, said: utterance, ...(answers !== undefined && { answers }) },
      log,
    )
  return plan?.kind === 'turn' ? plan : undefined
}

/** The answers that count: none that was superseded when an earlier one was changed. */
export function standing(log: readonly TurnRow[]): Mark[] {
  let marks: Mark[] = []
  for (const turn of log) {
    for (const { changes } of turn.elements) if (changes !== undefined) marks = marks.filter(({ seq }) => seq < changes)
    marks.push(...turn.marks)
  }
  return marks
}

function sealedBy(log: readonly TurnRow[], { seq }: Mark): string | undefined {
  for (const { event, lastSeq } of log) {
    const settled = v.safeParse(Settled, event)
    const reason =
      settled.success && lastSeq >= seq ? irreversible(settled.output.effect, settled.output.outcome) : undefined
    if (reason) return reason
  }
  return undefined
}
