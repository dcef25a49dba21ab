import { SURE } from '../../heard-answer.ts'
import { partsOf } from '../sentence/clauses.ts'
import { doubtAt } from '../sentence/doubts.ts'
import { nothing, type Heard } from '../heard.ts'
import { readsAs, type Reading } from '../reading.ts'

/** What is asked for may stand in a remark; then it is asked back, or asked for again (HEAR-02). */
export function withDoubt(reading: Reading, found: Heard): Heard {
  const { rule, awaited, utterance, flowContext } = reading
  if (!rule || !awaited || awaited === 'portNumber') return found
  const answer = found.event.acts?.find((act) => act.kind === 'answer' && act.fact === awaited && act.sure >= SURE)
  if (answer?.kind !== 'answer' || answer.value === undefined) return found
  const { value } = answer
  const clauses = partsOf(utterance).map(({ text }) => text)
  const telling = clauses.filter((text) => text.includes(value) || readsAs(reading, rule, text))
  const doubts = (telling.length > 0 ? telling : [utterance]).map((clause) =>
    doubtAt(rule, clause, utterance, flowContext.locale),
  )
  if (doubts.includes(undefined)) return found
  if (doubts.every((one) => one === 'denied')) return nothing(reading, 'a value that is denied')
  const why = `${answer.why}, in a remark`
  const acts = (found.event.acts ?? []).map((act) => (act === answer ? { ...answer, sure: DOUBTED, why } : act))
  return { ...found, event: { ...found.event, acts } }
}
const DOUBTED = 0.6
