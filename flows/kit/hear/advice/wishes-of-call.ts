import { EVERY_LANGUAGE } from '../../languages/languages.ts'
import { anyCallTime } from '../../words/call-time-words.ts'
import { WEEKDAY_NAMES, anyDayWord } from '../../words/day-words.ts'
import { NUMBER_WORDS } from '../../words/numbers.ts'
import { phraseOf } from '../../words/tokens.ts'
import { anyOf, prefers, tellsOfMore } from '../sentence/forms.ts'

/** What a wish for a call is about, of which a later one takes the place. */
type About = 'time' | 'day' | 'language'

const PARTS = EVERY_LANGUAGE.flatMap(({ callTimes }) => Object.values(callTimes.partsOfDay).flat()).join('|')
const HOUR = String.raw`(?:(?:[01]?\d|2[0-4])(?: [0-5]\d)?(?: ?[ap] ?m)?|${NUMBER_WORDS.join('|')})`
const LEADS_TO_HOUR = anyCallTime('after', 'before', 'between', 'clock', 'half', 'deniedBefore', 'deniedAfter')
const AT_WORK = anyCallTime('atWork')
const LANGUAGES_SPOKEN = anyCallTime('spokenLanguages')
const LEADS_TO_LANGUAGE = anyCallTime('leadsToLanguage')
const BESIDE = [
  anyCallTime('besideTime', 'preferably', 'not', 'upTo'),
  anyOf('but'),
  anyOf('and'),
  anyOf('manners'),
  anyOf('adverbs'),
].join('|')

const DAYS = [
  String.raw`(?:${WEEKDAY_NAMES.flat().join('|')})(?:er|e|ar|s)?`,
  anyCallTime('manyDays', 'nextWeek', 'todayPhrases', 'tomorrowPhrases'),
  anyDayWord('dayAfterTomorrow'),
].join('|')

const whole = (words: string) => String.raw`(?<!\S)(?:${words})(?!\S)`
const ABOUT: Record<About, RegExp> = {
  time: new RegExp(whole(`(?:(?:${LEADS_TO_HOUR}) )+(?:${HOUR}|${AT_WORK})|${PARTS}`), 'u'),
  day: new RegExp(whole(DAYS), 'u'),
  language: new RegExp(whole(`(?:${LEADS_TO_LANGUAGE}) (?:${LANGUAGES_SPOKEN})`), 'u'),
}
const OF_A_WISH = new RegExp(
  whole([DAYS, LEADS_TO_HOUR, HOUR, AT_WORK, PARTS, LANGUAGES_SPOKEN, LEADS_TO_LANGUAGE, BESIDE].join('|')),
  'gu',
)

export const wishesAbout = (said: string): About[] => {
  const phrase = phraseOf(said)
  return ABOUTS.filter((about) => ABOUT[about].test(phrase))
}
const ABOUTS: readonly About[] = ['time', 'day', 'language']

/** Says nothing but when to call, or in which language ("ikke før fire", "helst på svensk"). */
export const onlyWishesOfCall = (said: string): boolean =>
  said.length <= LONGEST && wishesAbout(said).length > 0 && phraseOf(said).replace(OF_A_WISH, '').trim() === ''
const LONGEST = 60

/** The wish that was told before with the one told now, which takes the place of what is about the same. */
export function joinedWishes(before: string | undefined, now: string): string {
  const about = wishesAbout(now)
  const isInstead = prefers(now) && !tellsOfMore(now)
  const kept = (before?.split(BETWEEN) ?? []).filter((wish) => {
    const own = wishesAbout(wish)
    const isReplaced = own.some((one) => about.includes(one)) && (isInstead || !refusesDay(wish, own))
    return !now.includes(wish) && !isReplaced
  })
  return [...kept, now].join(BETWEEN)
}
const BETWEEN = ', '
/** "Ikke på fredager" holds beside "helst en tirsdag". */
const refusesDay = (wish: string, about: readonly About[]) => about.includes('day') && NOT.test(phraseOf(wish))
const NOT = new RegExp(whole(anyCallTime('not')), 'u')
