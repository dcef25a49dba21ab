import type { Day } from '#contracts/kernel/days.ts'
import { anyLink } from '../../words/language-words.ts'
import { spanNames } from '../../words/day-words.ts'
import { anyOf, saysSwap } from '../sentence/forms.ts'

const [DAY, MONTH] = (['day', 'month'] as const).map((span) => spanNames(span).join('|'))
const DAY_AND_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${DAY})(?:en)? (?:${anyOf('and')}|&) (?:${anyLink('the')} )?(?:${MONTH})|(?:${MONTH}) (?:${anyOf('and')}|&) (?:${anyLink('the')} )?(?:${DAY})(?:en)?)(?!\p{L})`,
  'iu',
)

/** "Dere har byttet om dag og måned": 2 January is 1 February. */
export function swappedDay(said: string, known: Day): Day | undefined {
  const [year = '', month = '', day = ''] = known.split('-')
  const isTold = saysSwap(said) && DAY_AND_MONTH.test(said)
  return isTold && Number(day) <= 12 && day !== month ? `${year}-${day}-${month}` : undefined
}
