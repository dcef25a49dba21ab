import type { FactName } from '#contracts/chat/facts.ts'
import type { FlowContext } from '../../flow.ts'
import { inputRule } from '../../input-rules.ts'
import { anyDayWord } from '../../words/day-words.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { dayWithoutYear } from '../../words/find-day.ts'
import { anyLink } from '../../words/language-words.ts'
import { monthOf } from '../../words/months.ts'
import { ordinalOf } from '../../words/numbers.ts'
import { tokensOf } from '../../words/tokens.ts'
import { anyOf } from '../sentence/forms.ts'
import { LAST_TOLD } from './other-day.ts'

/** "Det va …", "make that …", "nei …": leads to another day. */
const LEADS = new RegExp(
  String.raw`^(?:(?:${anyOf('opens', 'repairs')})[\s,.:!]+)*(?:(?:(?:${anyOf('it')})\s+(?:(?:${anyOf('adverbs')})\s+)?(?:${anyOf('is')}|${anyLink('wasPhrases')}|(?:${anyOf('should')})\s+(?:${anyOf('be')}))|${anyLink('itIsPhrases')}|(?:${anyOf('changes')})\s+(?:${anyOf('it')})(?:\s+(?:${anyOf('to')}))?)\s+)?`,
  'iu',
)
const BESIDE = new RegExp(String.raw`^(?:${anyDayWord('beforeDatePhrases')}|${anyDayWord('besideMonth')})$`, 'u')

/** "Det va 14.04", "make that 15 march": of the days that are known the one that is most like it, in its year (HEAR-04). */
export function otherDayAlone(said: string, awaited: FactName | undefined, flowContext: FlowContext) {
  if (LAST_TOLD.some((fact) => fact === awaited)) return undefined
  const told = said.trim()
  const behind = withoutHedges(told.replace(LEADS, ''))
  const day = behind.length === told.length ? undefined : dayWithoutYear(behind)
  if (day === undefined || !tokensOf(behind).every(isOfDay)) return undefined
  const { facts } = flowContext
  const others = LAST_TOLD.flatMap((fact) => {
    const known = facts[fact]
    if (known === undefined) return []
    const inYear = inputRule('birthDate').read(`${day} ${known.slice(0, 4)}`, flowContext)
    const value = fact === 'startDate' ? day : inYear
    const isLike = typeof inYear === 'string' && [
      inYear.slice(5, 7) === known.slice(5, 7),
      inYear.slice(8) === known.slice(8),
    ]
    return typeof value === 'string' ? [{ fact, value, likeness: isLike ? isLike.filter(Boolean).length : 0 }] : []
  })
  return others.toSorted((one, other) => other.likeness - one.likeness)[0]
}

const isOfDay = (word: string): boolean =>
  /^\d/.test(word) || ordinalOf(word) !== undefined || monthOf(word) > 0 || BESIDE.test(word)
