import type { AdvisedLine } from '#contracts/leads/lead.ts'
import { namesCar } from '../../values/car-makes.ts'
import { GIVEN_NAMES } from '../../values/names/given.ts'
import { anyAdvice, companiesOf } from '../../words/advice-words.ts'
import { anyAmount } from '../../words/amount-words.ts'
import { NUMBER_WORDS } from '../../words/numbers.ts'

/** What an utterance names that an adviser of a line asks for, if it names any (HEAR-02). */
export function toldForAdviser(said: string, line: AdvisedLine): string | undefined {
  const text = said.replace(ADDRESSES, ' ')
  if (namesCompany(text, line)) return 'a company'
  if (AMOUNT.test(text) || tellsMoney(text)) return 'an amount'
  if (line === 'insurance' && (namesCar(text) || MODEL_YEAR.test(text))) return 'a car'
  if (line === 'insurance' && REGISTRATION.test(text)) return 'a registration number'
  if (line === 'insurance' && OTHER_INSURABLES.test(text)) return 'something else to insure'
  if (line === 'insurance' && COUNTED.test(text)) return 'how many there are'
  if (HOUSEHOLD.test(text)) return 'a household'
  return OWNER.test(text) ? 'an owner' : undefined
}

/** E-mail addresses and domains name no company and no car. */
const ADDRESSES = /\S*(?:@|(?<=\p{L})\.\p{L}|(?<=\d)\.\p{L})\S*/gu

const BEFORE = String.raw`(?<![\p{L}\d])`
const BEHIND = String.raw`(?![\p{L}\d])`
const whole = (some: string, flags = 'iu') => new RegExp(`${BEFORE}(?:${some})${BEHIND}`, flags)

const companiesHeard = (line: AdvisedLine): readonly RegExp[] => {
  const likeWords = companiesOf(line, 'companiesLikeWords')
  const likeNoNames = likeWords.filter((name) => !GIVEN_NAMES.has(name.toLowerCase()))
  const [like, noNames] = [likeWords, likeNoNames].map((names) => names.join('|'))
  return [
    whole(
      companiesOf(line, 'companies')
        .map((name) => `${name}s?`)
        .join('|'),
    ),
    ...(like
      ? [
          whole(
            String.raw`(?:${anyAdvice('beforeCompany')})\s+(?:${like})(?=\s*(?:[.,!;]|$)|\s+(?:${anyAdvice('besideCompany')}|\d))`,
          ),
        ]
      : []),
    ...(noNames
      ? [
          new RegExp(String.raw`^\s*(?:${noNames})\s*(?:[.,!]|$)`, 'iu'),
          new RegExp(String.raw`^\s*(?:${noNames})\s+(?:${anyAdvice('behindCompany')})${BEHIND}`, 'iu'),
          new RegExp(String.raw`(?<=\p{L}\s)(?:${noNames})${BEHIND}`, 'u'),
        ]
      : []),
  ]
}
const COMPANIES: Record<AdvisedLine, readonly RegExp[]> = {
  insurance: companiesHeard('insurance'),
  refinancing: companiesHeard('refinancing'),
}
const namesCompany = (said: string, line: AdvisedLine) => COMPANIES[line].some((company) => company.test(said))

const NUMBER = String.raw`\d(?:[\d .,]{0,12}\d)?`
const AMOUNT = whole(
  String.raw`${NUMBER} ?(?:,-|(?:${anyAdvice('money')}|${anyAdvice('measures')}|${anyAdvice('perMonthPhrases')}|${anyAmount('perYearPhrases')})${BEHIND})`,
)

/** 43 500 beside a word of money, and 250 000 beside any. */
function tellsMoney(said: string): boolean {
  const least = OF_MONEY.test(said) ? 1000 : 10_000
  const isRound = (digits: string) => OF_MONEY.test(said) || digits.endsWith('000')
  const told = [...said.matchAll(WHOLE_NUMBER)].map(([number]) => number.replace(/\D/g, ''))
  return (
    /\p{L}{2}/u.test(said) &&
    told.some((digits) => digits.length <= MOST_DIGITS && Number(digits) >= least && isRound(digits))
  )
}
const MOST_DIGITS = 7
const OF_MONEY = whole(anyAdvice('ofMoney'))
const WHOLE_NUMBER = /(?<![\p{L}\d+])(?:\d{1,3}(?:[ .]\d{3})+|\d+)(?![ .]?\d|\p{L})/gu

const YEAR = String.raw`(?:19|20)\d\d`
const MODEL_YEAR = whole(String.raw`${YEAR}[ -]?(?:${anyAdvice('modelYear')})|(?:${anyAdvice('modelYear')}) ${YEAR}`)

/** AB 12345 in Norway and Denmark, ABC 123 in Sweden. */
const REGISTRATION = new RegExp(
  String.raw`${BEFORE}(?:[A-ZÆØÅ]{2} ?\d{2} ?\d{3}|[A-ZÅÄÖ]{3} ?\d{2}[A-Z\d]|[a-zæøå]{2}\d{5}|(?:${anyAdvice('registration')})(?: \p{L}+)? [\p{L}]{0,3} ?\d{2,5})(?! ?\d)${BEHIND}`,
  'u',
)

const COUNT = String.raw`(?:\d{1,2}|${NUMBER_WORDS.join('|')})`
const HOUSEHOLD = whole(
  String.raw`${COUNT} (?:${anyAdvice('people')})|(?:${anyAdvice('wePhrases')}) ${COUNT}(?=\s*(?:[.,!;]|$)|\s(?:${anyAdvice('togetherPhrases')}))`,
)
/** "En båt" and "my boat" name what somebody has. */
const OTHER_INSURABLES = whole(anyAdvice('otherInsurables'))
const COUNTED = whole(String.raw`${COUNT} (?:\p{L}+ )?(?:${anyAdvice('countedInsurables')})`)
const OWNER = whole(anyAdvice('ownerPhrases'))
