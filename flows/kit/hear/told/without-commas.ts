import { anyContact, anyLink } from '../../words/language-words.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { anyOf } from '../sentence/forms.ts'

/** In a line without commas an address of e-mail or a date ends what stands ahead of it. */
export const ENDS_CLAUSE = ', '
const AHEAD_OF_CLAUSE = new RegExp(
  String.raw`(?<=\p{L})\s+(?=(?:(?:${anyOf('subject')})\s+)?(?:${anyOf('lives')})\s|(?:${anyOf('subject')})\s+(?:${anyOf('calls')})\s)(?<!(?<!\p{L})(?:${anyOf('others', 'joins')})\s+)`,
  'giu',
)
/** "Jeg heter Kari Vik bor i Lia 3" tells two things. */
export const dividedByVerbs = (said: string): string => said.replace(AHEAD_OF_CLAUSE, ENDS_CLAUSE)

const LABEL = String.raw`${anyOf('my', 'bornAs')}|${anyContact('emailPhrases', 'phonePhrases', 'mobilePhrases')}|tel|mob|nr`
const LABEL_BEHIND = new RegExp(String.raw`(?:[\s,]+(?:${LABEL})){1,3}[\s.:]*$`, 'iu')
/** "Kari Vik, født", "Kari Vik min mail": what leads to a value that was cut out. */
export const withoutLabelBehind = (said: string): string => said.replace(LABEL_BEHIND, '')

/** What else a line tells, without the values in it and what leads to them: "karin ek" of "0701234567 karin@ek.se karin ek". */
export const partsBeside = (said: string, values: readonly (string | RegExp)[]): string[] =>
  partsOf(dividedByVerbs(values.reduce((left: string, value) => left.replace(value, ENDS_CLAUSE), said)))
    .map(({ text }) => withoutLabelBehind(text.replace(AND, '').replace(/[\s,.;]+$/, '')).trim())
    .filter((text) => /[\p{L}\d]/u.test(text))

const LEAD = new RegExp(
  String.raw`^(?:(?:${anyOf('my', 'name', 'is', 'subject', 'calls', 'it', 'opens', 'lives')}|${anyLink('at', 'iAmPhrases', 'the')})[\s:,]+){0,6}$`,
  'iu',
)
/** Nothing but what leads to the value stands in a part: "mitt namn karin ek", and not "ring kari vik". */
export const isOnlyLedTo = (value: string, part: string): boolean =>
  part.toLowerCase().endsWith(value.toLowerCase()) && LEAD.test(part.slice(0, part.length - value.length))
