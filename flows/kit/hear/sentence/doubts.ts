import type { FactName } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { READS, type InputRuleName } from '../../input-rules.ts'
import { anyDoubt } from '../../words/language-words.ts'
import { phraseOf } from '../../words/tokens.ts'
import { isNameOfThing } from '../names/name-of-thing.ts'
import { partsOf } from './clauses.ts'
import { matchOf } from './cues.ts'
import { anyOf, speaksOfOthers } from './forms.ts'

type Doubt = 'denied' | 'doubtful'

/**
 * Whether a clause says that the value in it is not the visitor's own of today: "ikke bruk 98765432", "mora mi bor i
 * Parkveien 3", "vi giftet oss 12. juni 1999" (HEAR-02).
 */
export const doubtAt = (rule: InputRuleName, clause: string, utterance: string, locale: Locale): Doubt | undefined =>
  DOUBTS[rule]?.(clause, locale, utterance)

/** "Ikke bruk 98765432, bruk 91234567": without the clauses whose value is denied, unless nothing is left. */
export function withoutDenied(rule: InputRuleName, utterance: string, locale: Locale): string {
  const left = partsOf(utterance).filter(({ text }) => doubtAt(rule, text, utterance, locale) !== 'denied')
  const said = left.map(({ text, end }) => `${text}${end}`).join('')
  return left.length === 0 || left.length === partsOf(utterance).length ? utterance : said
}

/** The same of a fact that was not asked for. */
export function isDoubted(fact: FactName, value: string, utterance: string, locale: Locale): boolean {
  const rule = READS.find(({ write }) => write === fact)?.rule
  const clause = partsOf(utterance).find(({ text }) => text.includes(value))?.text
  return (
    rule !== undefined && fact !== 'portNumber' && doubtAt(rule, clause ?? utterance, utterance, locale) !== undefined
  )
}

const DOUBTS: Partial<Record<InputRuleName, (clause: string, locale: Locale, utterance: string) => Doubt | undefined>> =
  {
    birthDate: (clause, locale) =>
      doubtIf(speaksOfOthers(clause) || (EVENT.test(clause) && !isOfBirth(clause, locale))),
    phone: (clause) =>
      deniedIf(DENIED.test(clause) || DENIED_ALONE.test(clause) || FORMER.test(clause) || CALLED_BY_US.test(clause)),
    email: (clause) => deniedIf(DENIED.test(clause) || DENIED_ALONE.test(clause) || FORMER.test(clause)),
    street: (clause, _, utterance) =>
      LIVED.test(clause)
        ? 'denied'
        : doubtIf(speaksOfOthers(clause) && !OWN.test(clause) && !FOR_OTHERS.test(utterance)),
    name: (clause) =>
      doubtIf(
        NAMES_OTHER.test(clause) || isNameOfThing(clause) || CALLED_BY_US.test(clause) || tellsNameToCome(clause),
      ),
    startDate: (clause, locale, utterance) =>
      SINCE.test(clause) || isOfBirth(clause, locale) ? 'denied' : doubtIf(UNSETTLED.test(utterance)),
  }
const isOfBirth = (clause: string, locale: Locale) => matchOf(phraseOf(clause), locale, 'born') !== undefined
const deniedIf = (is: boolean): Doubt | undefined => (is ? 'denied' : undefined)
const doubtIf = (is: boolean): Doubt | undefined => (is ? 'doubtful' : undefined)

const whole = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')
const DENIED = whole(
  String.raw`(?:${anyDoubt('deniesPhrases')})\s+(?:${anyDoubt('usesPhrases')})|(?:${anyDoubt('usesPhrases')})\s+(?:\p{L}+\s+)?(?:${anyDoubt('deniesPhrases')})`,
)
/** "Ikke kari@x.no". */
const DENIED_ALONE = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')})[\s,]+)*(?:${anyOf('denies')})\s+(?:\S+@\S+|[+\d][\d ]*)[.!]*$`,
  'iu',
)
const FORMER = whole(String.raw`(?:${anyDoubt('formerPhrases')})\s+(?:${anyDoubt('was')})`)
const CALLED_BY_US = whole(anyDoubt('calledByUsPhrases'))
const TO_COME = whole(anyDoubt('toComePhrases'))
const NAMED = new RegExp(String.raw`(?:${anyOf('name')})|(?<!\p{L})(?:${anyOf('calls')})(?!\p{L})`, 'iu')
/** "Mitt efternamn ändras till Lund nästa månad". */
const tellsNameToCome = (clause: string): boolean => TO_COME.test(clause) && NAMED.test(clause)
const LIVED = whole(anyDoubt('livedPhrases'))
const SINCE = new RegExp(String.raw`(?<!\p{L})(?:${anyDoubt('since')})\s+(?:den\s+|the\s+)?\d`, 'iu')
const UNSETTLED = whole(anyDoubt('unsettledPhrases'))
const EVENT = whole(anyDoubt('eventPhrases'))
const OWN = new RegExp(String.raw`^\s*(?:${anyOf('subject')})\s`, 'iu')
/** "Det er til min far, han bor …" tells where it is ordered for. */
const FOR_OTHERS = whole(
  String.raw`(?:${anyDoubt('forWhom')})\s+(?:(?:${anyOf('my')}|${anyOf('beforePerson')})\s+)?(?:${anyOf('others')})`,
)
/** "Min chef heter Göran Hansson". */
const NAMES_OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('my')})\s+(?!(?:\p{L}{0,9}(?:${anyOf('name')}))\p{L}*\s)\p{L}+\s+(?:\p{L}+\s+)?(?:${anyOf('calls')})(?!\p{L})`,
  'iu',
)
