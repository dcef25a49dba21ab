import type { Act } from '#contracts/chat/act.ts'
import { SURE } from '../../heard-answer.ts'
import { understand } from '../../understand.ts'
import { suppliersIn } from '../../values/suppliers.ts'
import { isNot } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { clausesSaid } from '../sentence/clauses.ts'
import { anyOf, speaksOfOthers } from '../sentence/forms.ts'
import { heard, type Reader } from '../heard.ts'
import { isOfMoving } from './choice-corrections.ts'
import { otherChoice } from './option-readers.ts'

/** "Ingen, vi flyttar in i huset" where the supplier is asked for: who moves in has none, and switches from none. */
export const byMovingIn: Reader = (reading) => {
  const { rule, utterance, open, isAsking, candidates, flowContext } = reading
  if (rule !== 'supplier' || isAsking || (open?.sure ?? 0) >= SURE) return undefined
  const isOwn = (clause: string) =>
    !speaksOfOthers(clause) && !isOfMoving(clause) && !tokensOf(clause).some((word) => isNot(word, flowContext.locale))
  const clauses = clausesSaid(utterance)
  const hasNone = clauses.some((clause) => understand(clause, candidates, flowContext.locale)?.kind === 'chosen')
  const choices = clauses.flatMap((clause) => {
    const moving = MOVES_IN.exec(clause)
    if (!moving && !hasNone) return []
    const said = moving && isOwn(clause) ? [clause, moving[0], moving.groups?.verb ?? ''] : [clause]
    return said.flatMap((text) => otherChoice(reading, text, 'names another answer') ?? [])
  })
  return choices[0] && heard(reading, {}, [choices[0]])
}
/** The words of moving in, with the one behind them: "flyttar in". */
const MOVES_IN = new RegExp(String.raw`(?<!\p{L})(?<verb>(?:${anyOf('movesIn')})\p{L}*)(?:\s+\p{L}+)?`, 'iu')

/** "Norlys er blevet for dyre, så jeg vil gerne over til jer": who speaks of a supplier, and of no move, changes it. */
export const bySupplierToLeave: Reader = (reading) => {
  const { ask, utterance, isAsking, words, besides } = reading
  const [payload] = Object.entries(ask.choices ?? {}).flatMap(([name, { learn }]) =>
    learn?.powerReason === 'switch' ? [name] : [],
  )
  const [value, ...others] = payload === undefined ? [] : suppliersIn(utterance)
  if (payload === undefined || value === undefined || others.length > 0) return undefined
  if (isAsking || MOVES_IN.test(utterance) || speaksOfOthers(utterance)) return undefined
  const evidence = { words, sure: SURE, why: 'a supplier is named, and no move' }
  const isTold = besides.some((act) => act.kind === 'answer' && act.fact === 'currentSupplier')
  const supplier: Act = { kind: 'answer', fact: 'currentSupplier', value, ...evidence }
  return heard(reading, { payload }, [{ kind: 'answer', payload, ...evidence }, ...(isTold ? [] : [supplier])])
}
