import { anyOf } from '../hear/sentence/forms.ts'
import { numberWords } from './number-words.ts'
import { numberOf } from './numbers.ts'

const REPAIRED = new RegExp(
  String.raw`^[\s,.…!–-]*(?:${anyOf('repairs')})[\s,.…!–-]+(?:(?:${anyOf('repairs', 'opens')})[\s,.…!–-]+)*(?:\p{L}{2}[\s,.…!–-]+)?$`,
  'iu',
)
const NEXT = /^[\s,.-]{1,3}$/
const NOUGHTS = numberWords('noughts')

type Group = { digits: string; from: number; to: number }

/**
 * How a number may be meant that is put right while it is told, in figures or words: "tredive otteogfyrre toogtyve femten
 * nej seksten" without what was wrong, and "91 22 33 45, nei 46 til slutt" with another ending. `fits`: whether digits are a
 * whole number.
 */
export function slipsMended(text: string, fits: (digits: string) => boolean): string[] {
  if (text.length > LONGEST) return []
  const groups = [...text.matchAll(/\d+|\p{L}+/gu)].flatMap(({ 0: group, index }): Group[] => {
    const digits = /\d/.test(group) ? group : digitsOf(group.toLowerCase())
    return digits === undefined ? [] : [{ digits, from: index, to: index + group.length }]
  })
  return groups.flatMap((last, at) => {
    const first = groups[at + 1]
    if (first === undefined || !REPAIRED.test(text.slice(last.to, first.from))) return []
    const before = rowOf(groups.slice(0, at + 1).toReversed(), (one, next) =>
      text.slice(next.to, one.from),
    ).toReversed()
    const behind = rowOf(groups.slice(at + 1), (one, next) => text.slice(one.to, next.from))
    const [told = '', then = ''] = [before, behind].map((row) => row.map(({ digits }) => digits).join(''))
    if (fits(then)) return []
    const left = text.slice(0, before[0]?.from)
    if (fits(told)) return [`${left}${told.slice(0, -then.length)}${then}${text.slice(behind.at(-1)?.to)}`]
    const isLike = before.length > 1 && last.digits.length === first.digits.length
    const without = text.slice(0, last.from) + text.slice(first.from)
    return isLike ? [without] : []
  })
}
const LONGEST = 200

const digitsOf = (word: string) => (NOUGHTS.has(word) ? '0' : numberOf(word)?.toString())

/** The groups that stand right behind one another. */
function rowOf(groups: readonly Group[], between: (one: Group, next: Group) => string): Group[] {
  const end = groups.findIndex((one, at) => {
    const next = groups[at + 1]
    return next === undefined || !NEXT.test(between(one, next))
  })
  return groups.slice(0, end + 1)
}
