import { priceOn, type Entry } from '#contracts/catalogue/price-book.ts'
import type { Found } from '#contracts/chat/found.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import type { Text } from '#locales/message-id.ts'
import type { Translate } from '#server/deps.ts'

/** Prices are those of `day`. */
export type AnswerVoice = { locale: Locale; day: Day; translate: Translate }
export type AnswerParts = ReturnType<typeof answerParts>

export function answerParts({ locale, day, translate }: AnswerVoice) {
  const say: Text = (id, ...values) => translate(locale, id, ...values)
  const money = (amount: number) => formatMoney(amount, locale)
  const priced = (entry: Entry) => money(priceOn(entry, day).amount)
  const found = (topic: string, sentences: readonly string[], title: string, path: string): Found => ({
    topic,
    text: [...sentences, say('found.more', { title, path })].join(' '),
  })
  return { locale, day, say, money, priced, found }
}
