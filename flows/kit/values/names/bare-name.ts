import { anyOf } from '../../hear/sentence/forms.ts'
import { anyName } from '../../words/language-words.ts'
import { withoutLettersTold } from './letters.ts'

/** "Som det står i passet: Kari Vik", "på körkortet står jag som Kari Vik". */
const OF_PAPER = new RegExp(
  String.raw`^(?:[\p{L}’'-]+[\s,]+){0,5}?(?:${anyName('identityPapers')})(?:\s+(?:${anyOf('my')}))?(?:\s*[,:]\s*|\s+)(?:(?:${anyName('paperSaysPhrases')}|${anyOf('it', 'is', 'subject')}|${anyName('asPart')})[\s:,]+)*(?=\p{L}[\p{L}’'-]*\s+\p{L})`,
  'iu',
)
/** "Tor Skaar, mvh Tor". */
const SIGNED = new RegExp(
  String.raw`(?<=\p{L}[\p{L}’'-]*\s+\p{L}{2,})[\s,.!]+(?:${anyName('signsPhrases')})[\s,:]+\p{L}.*$`,
  'iu',
)
const NICK = String.raw`(?:${anyName('nicknamedPhrases')})\s+\p{L}[\p{L}’'-]*`
/** "Lars Berg men kallas Lasse". */
const NICKNAME_BEHIND = new RegExp(
  String.raw`(?<=\p{L}[\p{L}’'-]*\s+\p{L}{2,})(?:[,.]\s*|\s+(?=(?:${anyOf('joins')}|${NICK})))(?:(?:${anyOf('joins')})\s+)?(?:(?!\p{Lu})\p{L}+\s+){0,2}?${NICK}[.!]*$`,
  'iu',
)
/** "Kalles Lasse, men heter Lars Berg". */
const NICKNAME_AHEAD = new RegExp(
  String.raw`^(?:\p{L}+\s+){0,2}${NICK}[\s,.]+(?:${anyOf('but')})\s+(?=\p{L}+\s+\p{L})`,
  'iu',
)

/** A name without the paper it stands in, a signature behind it, and what else one is called. */
export const bareName = (said: string): string =>
  withoutLettersTold(said)
    .replace(NICKNAME_AHEAD, '')
    .replace(OF_PAPER, '')
    .replace(SIGNED, '')
    .replace(NICKNAME_BEHIND, '')
