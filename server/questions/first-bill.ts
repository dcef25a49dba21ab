import { firstInvoiceOfOrder } from '#contracts/catalogue/first-invoice.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import { languages } from './languages.ts'

/** "Hva blir første regning" and "hvorfor bare 13,30" are answered for the order at hand. */
export function onFirstBill({ question, said, asking: { locale, facts, now } }: QuestionInContext, say: Answers) {
  const { plan, numberChoice = 'keep', depositOre = 0 } = facts
  if (!plan) return undefined
  const { firstBill } = languages[locale].askWords
  const phrase = said.join(' ')
  // When and how it is to be paid, and whether it is free, are other questions.
  if (languages[locale].qualifiers.asksWhen.test(phrase) || PAYS.test(phrase)) return undefined
  if (BY_MONTH.test(phrase)) return say.plan(plan)
  const isNamed = firstBill.some((words) => phrase.includes(words))
  const { amount, monthly, setUp } = firstInvoiceOfOrder(plan, numberChoice, depositOre, osloDay(now))
  const sums = [amount, ...(setUp > 0 ? [monthly + setUp] : [])].filter((sum) => sum !== monthly)
  return isNamed || sumsIn(question).some((sum) => sums.some((charged) => isSum(sum, charged)))
    ? say.firstBill(plan, facts)
    : undefined
}

/** "Hva blir det i måneden" where a plan is chosen. */
const BY_MONTH =
  /(?<!\S)(?:hva|hvor mye|hvor mykje) (?:blir|e|er) (?:det|d|den)(?: \S+){0,2} (?:i|per|pr|for) (?:måneden|måned|månaden|mnd)(?: |$)/u

const PAYS =
  /(?<!\S)(?:hvordan (?!blir |ser )|how (?!much ))|(?<!\S)(?:utsett\S*|purring\S*|senere|forfall\S*|avdrag|feil|gratis|later|late|postpone|overdue|wrong|free)(?: |$)/u

type Sum = { whole: number; ore: number | undefined; isMoney: boolean }

/** "13,30", "13 kroner" and "298", but no bare "13", which may be an amount of data. */
const sumsIn = (question: string): Sum[] =>
  [...question.matchAll(SUM)].map(([, before, whole = '', ore, after]) => ({
    whole: Number(whole.replaceAll(/\s/g, '')),
    ore: ore === undefined ? undefined : Number(ore),
    isMoney: before !== undefined || after !== undefined || whole.length > 2,
  }))
const SUM = /(kr\.? ?|nok ?)?(?<![\d,.])(\d{1,3}(?:[ \u00A0]\d{3})+|\d+)(?:[.,](\d{2})(?!\d))?( ?(?:kr|nok)\p{L}*)?/giu

const isSum = ({ whole, ore, isMoney }: Sum, amount: number) =>
  ore === undefined ? isMoney && whole === Math.floor(amount / 100) : whole * 100 + ore === amount
