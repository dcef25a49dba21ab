import type { Locale } from '#contracts/kernel/locale.ts'
import { EVERYDAY } from '../../words/everyday-words.ts'
import { asksOutright, hasVerbFirst, isQuestion } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { AND, partsOf } from '../sentence/clauses.ts'

/** "Kan jeg få en ny PUK-kode", "dekninga er dårlig, når blir det bedre": kept as it is written, and answered. */
export function questionInComment(comment: string, locale: Locale): string | undefined {
  if (/\?\s*$/.test(comment)) return comment
  const clauses = partsOf(comment).map(({ text }) => text.replace(AND, ''))
  if (clauses.length === 1 && asksOutright(comment, locale)) return comment
  const asked = clauses.findLast((clause) => opensAsking(clause, locale))
  return asked && `${asked}?`
}

/** "Når får jeg …", "kan dere …"; "når jeg ringer" tells. */
function opensAsking(clause: string, locale: Locale): boolean {
  const { asks, verbs, subjects } = EVERYDAY[locale]
  const said = tokensOf(clause)
  const [first = '', second = ''] = said
  return asks.includes(first)
    ? isQuestion(clause, locale) && !subjects.includes(second)
    : verbs.includes(first) && hasVerbFirst(said)
}
