import { stemmer } from '@orama/stemmers/english'
import { expressions, type Language, spellings, words } from '#server/questions/language.ts'
import { askWords } from './ask-words.ts'
import { englishAskings } from './askings.ts'
import { bareQuestions, pronoun } from './bare-questions.ts'
import { offerWords } from './offer-words.ts'
import { englishSayings } from './sayings.ts'
import { smallTalk, talkWords } from './small-talk.ts'
import { synonyms } from './synonyms.ts'

export const english: Language = {
  stem: stemmer,
  polite: {},
  synonyms,
  askWords,
  askings: englishAskings,
  sayings: englishSayings,
  smallTalk,
  talkWords,
  bareQuestions,
  pronoun,
  ways: {
    withdraws: /(?<!\p{L})withdraw (?:\S+ ){0,3}(?:order|agreement|contract|purchase)/iu,
    withUs: /(?<!\p{L})(?:with|from) you(?!\p{L})/iu,
    atOthers: '(?:with|at) the others?',
  },
  offerWords,
  qualifiers: {
    toAbroad: /(?<!\S)(?:to|going) abroad|(?<!\S)from norway|(?<!\S)to (?:other|foreign) countr\S*/u,
    inAbroad: /(?<!\S)(?<!to )abroad|(?<!\S)on (?:holiday|vacation|a trip)|(?<!\S)roaming|(?<!\S)travel\S*/u,
    asksWhen: /^(?:but |and |so )?(?:when|how (?:long|soon|many days|fast (?:can|do|does|will)))(?: |$)/u,
    tellsWhen:
      /(?<!\S)(?:when|how long|\S*days?|weeks?|months?|monthly|advance|arrears|due|at once|minutes?|hours?|years?)(?: |$)/u,
    asksWho: /(?<!\S)(?:who)(?: |$)/u,
    why: 'why',
    needs: 'do|must|should',
    you: 'you',
    people: 'husband|wife|mother|father|dad|mum|son|daughter',
    others: String.raw`others?|owner\S*|child\S*|family`,
    howMuch: 'how much',
    tellsHowMuch: 'how (?:much|many)',
    mayI: '(?:can|could|may) (?:i|we|he|she)',
    it: 'it|that',
    delivery: 'sim|card|post|mail|number|mov|deliver|order|plan',
    aside: new Set(words('in on at how to')),
  },
  ownFacts: {
    lead: 'but|and',
    asksAll:
      'what (?:did i|have i|am i|i have|i am) (?:just )?(?:order|ordered|ordering|chosen|choose|picked|answered|told you|tell you|said)',
    checks: String.raw`(?:is|are) (?:\S+ ){1,3}(?:right|correct)|is (?:it|this|that) (?:the )?(?:right|correct) \S+`,
    starts: 'begin|start',
    behind: 'now|here|so far|again',
  },
  accountNumber: /^(?:phones?|mobile|numbers?)$/u,
  lines: {
    mobile: /mobile|plan|phone|sim(?!pl)|gb|data$|network|coverage|abroad|roam|zone|5g|puk|pin/u,
    power: /electric|power|kwh/u,
    insurance: /insur|bonus/u,
    refinancing: /refinanc|loan|debt|credit ?card|interest/u,
  },
  common: new Set(
    words(`
    he she him her both these those
    happens happen what how when where which who why can could do does did is are will would may should have has i you we they
    it that this the a an of to for in on with and or if so then now there here some any also just from be get
    my me your us our please hi hello thanks want like know tell explain mean about there
    all am been got gets much many did don doesn didn t s m re ve see
  `),
  ),
  spellings: spellings(`
    mail > email | pls plz > please | cant > cannot | u > you | pw > password | gb gigabyte gigabytes gigs > gb
  `),
  expressions: expressions(`
    log logging logged logs sign signing signed + in on > login
    lock locked + in > lockin
    contract + length period > lockin
    get + hold touch > contact
    stop + plan subscription contract > cancel
    electronic digital virtual + sim > esim
    right + withdrawal > withdrawal
    use used using + all > finished
    run ran running runs + out > finished
    used use using + up > finished
  `),
}
