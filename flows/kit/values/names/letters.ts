import { anyOf } from '../../hear/sentence/forms.ts'
import { anyName } from '../../words/language-words.ts'

const COUNTED = `(?:${anyName('beforeLettersPhrases')})`
const LETTER = String.raw`\p{L}(?:['’-]?(?:${anyName('letterEndings')}))?`
/** Tells how it is written: "med w", "to i-er", "with a w". */
export const LETTERS = new RegExp(
  String.raw`(?<!\p{L})${COUNTED}[\s-]+(?:${LETTER}|[bcdfghjklmnpqrstvwxz]{2}|aa|ei|øy)(?!\p{L})|\p{L}-(?:${anyName('letterEndings')})(?!\p{L})`,
  'iu',
)

const SPELLED = new RegExp(
  String.raw`[\s,]+(?:${anyOf('with')})(?:\s+${COUNTED}){0,3}\s+${LETTER}(?!\p{L})(?:(?:\s+${COUNTED}){1,3}\s+${LETTER}(?!\p{L})){0,3}(?:\s+(?:${anyName('whereInName')}))?(?=[\s,.!]*(?:$|[,.]))`,
  'giu',
)
const TWO_PARTS = /^(\p{L}[\p{L}’'-]*),\s+(\p{L}[\p{L}’'-]*)[\s.!]*$/u

/** "Søren med ø, Kierulff med to f'er": the name without how it is written. */
export function withoutLettersTold(said: string): string {
  const bare = said.replace(SPELLED, '')
  return bare === said ? said : bare.replace(TWO_PARTS, '$1 $2')
}
