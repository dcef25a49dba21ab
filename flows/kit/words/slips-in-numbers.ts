import { anyOf } from '../hear/sentence/forms.ts'
import { numberOf } from './numbers.ts'

const REPAIRED = new RegExp(
  String.raw`^[\s,.…!–-]*(?:(?:${anyOf('repairs', 'opens')})[\s,.…!–-]+)+(?:\p{L}{2}[\s,.…!–-]+)?$`,
  'iu',
)
const NEXT = /^[\s,.-]{1,3}$/

/** "Tredive otteogfyrre toogtyve femten nej seksten": a group of a number that is put right at once takes the place. */
export function withSlipsMended(text: string): string {
  const groups = [...text.matchAll(/\d+|\p{L}+/gu)].flatMap(({ 0: group, index }) => {
    const length = /\d/.test(group) ? group.length : lengthOf(numberOf(group.toLowerCase()))
    return length === undefined ? [] : [{ length, from: index, to: index + group.length }]
  })
  for (const [at, { length, from, to }] of groups.entries()) {
    const [before, behind] = [groups[at - 1], groups[at + 1]]
    if (before === undefined || behind?.length !== length || !NEXT.test(text.slice(before.to, from))) continue
    if (REPAIRED.test(text.slice(to, behind.from)))
      return withSlipsMended(text.slice(0, from) + text.slice(behind.from))
  }
  return text
}

const lengthOf = (number: number | undefined) => (number === undefined ? undefined : String(number).length)
