import type { Act } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { anyLink, anySupplierWord } from '../../words/language-words.ts'
import { anyAddressWord } from '../../words/address-words.ts'
import { isQuestion } from '../../words/everyday.ts'
import { anyOf } from '../sentence/forms.ts'
import type { Heard } from '../heard.ts'

const BILLS = String.raw`(?<!\p{L})(?:${anyOf('bills')})\p{L}*`
const TOWARD = anyAddressWord('toward')
const TO = `(?:${TOWARD}|${anyLink('at')}|${anySupplierWord('at')})`
const PAYER = String.raw`(?:${anyOf('others', 'payers')})(?!\p{L})`

/** To an address, which has digits. */
const BILLS_TO = new RegExp(
  String.raw`${BILLS}(?:\s+(?:\p{L}+\s+){0,3}(?:${TOWARD})\s|[\s-]?(?:${anyAddressWord('nounPhrases')})\p{L}*)(?=.*\d)`,
  'iu',
)
/** To somebody else or a company, or a copy of it. */
const BILLS_ELSEWHERE = new RegExp(
  [
    String.raw`${BILLS}\s+(?:\p{L}+\s+){0,4}${TO}\s+(?:\p{L}+\s+){0,3}${PAYER}`,
    String.raw`(?<!\p{L})(?:${anyOf('copies')})\s+(?:\p{L}+\s+){0,3}(?:${anyOf('bills')})`,
    String.raw`(?<!\p{L})(?:${anyOf('others', 'payers')})\s+(?:\p{L}+\s+){0,3}(?:${anyAddressWord('pays')})\p{L}*\s+(?:\p{L}+\s+){0,3}(?:${anyOf('bills')})`,
  ].join('|'),
  'iu',
)
const OF_ADDRESS: ReadonlySet<FactName | undefined> = new Set(['street', 'postalCode', 'city'])
const OF_OTHERS: ReadonlySet<FactName | undefined> = new Set(['street', 'postalCode', 'city', 'name'])

/** "Räkningen ska till Nygatan 12, 803 20 Gävle": where bills go is no address of the order, and who gets them no customer. */
export function withoutBillAddress(heard: Heard, locale: Locale): Heard {
  const { acts = [], utterance = '' } = heard.event
  const isElsewhere = BILLS_ELSEWHERE.test(utterance) && !isQuestion(utterance, locale)
  if (!isElsewhere && !BILLS_TO.test(utterance)) return heard
  const own = isElsewhere ? OF_OTHERS : OF_ADDRESS
  const rest = isElsewhere ? '' : withoutBills(utterance)
  // "Må gerne gå til min arbejdsgiver" leaves for nowhere.
  const isOfBill = (act: Act) =>
    act.kind === 'wish'
      ? act.for === 'later'
      : (act.kind === 'answer' || act.kind === 'correction') &&
        own.has(act.fact) &&
        !rest.includes(act.value ?? utterance)
  const left = acts.filter((act) => !isOfBill(act))
  const asks: Act = { kind: 'question', words: utterance, sure: 0.9, why: 'where bills go' }
  const isOther = left.some((act) => act.kind !== 'nothing' && act.kind !== 'question' && act.sure > GUESSED)
  return isOther
    ? { ...heard, event: { ...heard.event, acts: left } }
    : {
        event: { type: heard.event.type, utterance, acts: [asks] },
        lookUp: true,
        asked: true,
        question: QUESTION[locale],
      }
}
/** "Send det til Lia 8, men fakturaen skal til Nygata 12" without what is said of the bill. */
export const withoutBills = (said: string): string =>
  BILLS_TO.test(said) ? said.replace(BILL_TO_END, ' ').trim() : said
const BILL_TO_END = new RegExp(
  String.raw`(?:,|\.|^|\s(?:${anyOf('joins')}))\s*(?:\p{L}+\s+){0,3}?(?:${anyOf('bills')}).*$`,
  'isu',
)

/** Acts that are no surer are guesses. */
const GUESSED = 0.5

/** What the article on who gets the bills is called. */
const QUESTION: Record<Locale, string> = {
  nb_NO: 'hvem får fakturaen',
  sv_SE: 'vem får fakturan',
  da_DK: 'hvem får regningen',
  en_US: 'who gets the invoice',
}
