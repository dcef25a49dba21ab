import { anyOf } from '../hear/sentence/forms.ts'

const HEDGE_BEFORE = new RegExp(String.raw`^(?:(?:${anyOf('hedgesBefore', 'asides')}|hm+)(?:[\s,.!]+))+`, 'iu')
const HEDGE_BEHIND = new RegExp(String.raw`[\s,.!–-]+(?:${anyOf('hedgesBehind')})[.!]*$`, 'iu')
const MANNERS = new RegExp(String.raw`[\s,]+(?:${anyOf('manners')})[.!]*$`, 'iu')

/** Without the words that only say how sure someone is, or that lead in: "Lillehammer, tror jeg" is Lillehammer. */
export function withoutHedges(said: string): string {
  const bare = said.trim().replace(HEDGE_BEFORE, '').replace(HEDGE_BEHIND, '')
  return bare === said ? bare : withoutHedges(bare)
}

/** "Nr er forresten 91234567": without the words that only say that it comes to mind. */
export const withoutAsides = (said: string): string => said.replace(ASIDES, ' ')
const ASIDES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('asides')})(?!\p{L}),?`, 'giu')

/** Without what is said to be polite: "bytt til 3 gb er du snill" asks for nothing. */
export const withoutManners = (said: string): string => said.replace(MANNERS, '')

/** A swear word behind what is said answers nothing: "den på 30 da for helvete". */
export const withoutOaths = (said: string): string => said.replace(OATHS, '')
const OATHS = new RegExp(String.raw`[\s,]+(?:${anyOf('oaths')})[\s.!?]*$`, 'iu')

/** What is asked, without the swear words in it; what is left must still ask ("vad fan är skillnaden"). */
export function withoutOathsAsked(said: string, asks: (text: string) => boolean): string {
  const bare = said
    .replace(OATHS_INSIDE, (oath, at: number) => (isName(oath, at, said) ? oath : ' '))
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.?!])|^[\s,.!?]+|(?<=[,?!])\s*[,?!]+/g, '')
    .trim()
  return bare.length < said.trim().length && bare.split(' ').length >= FEWEST_ASKED && asks(bare) ? bare : said
}
const OATHS_INSIDE = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('oathsInside')})(?!\p{L})`, 'giu')
const FEWEST_ASKED = 2
/** "Wei Fan". */
const isName = (oath: string, at: number, said: string) =>
  at > 0 && /^\p{Lu}/u.test(oath) && said !== said.toUpperCase()

/** "Vent, hva koster det egentlig". */
const OPENS = new RegExp(String.raw`^(?:(?:${anyOf('opens')})[\s,.!–-]+)+`, 'iu')

/** What is asked, without the words that lead in, hedge or are polite: "men vad kostar det egentligen?". */
export function withoutLeads(question: string): string {
  const [, said = question, mark = ''] = /^(.*?)(\s*\?*)\s*$/su.exec(question) ?? []
  const bare = withoutHedges(withoutManners(said.replace(OPENS, '')))
  return bare === '' ? question : `${bare}${mark}`
}
