import type { Act } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { anyOf } from './forms.ts'
import type { Heard } from './heard.ts'

const BILLS_TO = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('bills')})\p{L}*(?:\s+(?:\p{L}+\s+){0,3}(?:til|till|to)\s|[\s-]?(?:adress|address)\p{L}*)(?=.*\d)`,
  'iu',
)
const OF_ADDRESS: ReadonlySet<FactName | undefined> = new Set(['street', 'postalCode', 'city'])

/** "Räkningen ska till Nygatan 12, 803 20 Gävle": where bills go is no address of the order. */
export function withoutBillAddress(heard: Heard, locale: Locale): Heard {
  const { acts = [], utterance = '' } = heard.event
  if (!BILLS_TO.test(utterance)) return heard
  const rest = withoutBills(utterance)
  const isOfBill = (act: Act) =>
    (act.kind === 'answer' || act.kind === 'correction') &&
    OF_ADDRESS.has(act.fact) &&
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
const withoutBills = (said: string): string => said.replace(BILL_TO_END, ' ')
const BILL_TO_END = new RegExp(
  String.raw`(?:,|\.|^|\s(?:${anyOf('joins')}))\s*(?:\p{L}+\s+){0,3}?(?:${anyOf('bills')}).*$`,
  'isu',
)

/** Acts that are no surer are guesses. */
const GUESSED = 0.5

/** What the article on invoices is found by. */
const QUESTION: Record<Locale, string> = {
  nb_NO: 'hvordan får jeg fakturaen',
  sv_SE: 'hur får jag fakturan',
  da_DK: 'hvordan får jeg regningen',
  en_US: 'how do I get the invoice',
}
