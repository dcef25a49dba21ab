import type { ContentPort } from '#contracts/content/content-port.ts'
import type { Registers } from '#flows/kit/values/registers.ts'
import { canReceiveSms } from '#server/sms/can-receive-sms.ts'
import { readPostalCodes } from './postal-codes.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { isFiller } from '#flows/kit/words/everyday.ts'
import { stemOf } from '#flows/kit/words/stem.ts'
import { readFlowTexts } from '#server/translations/po-files.ts'

export const createRegisters = async (content: ContentPort): Promise<Registers> => ({
  isOrdinary: await readOrdinaryWords(content),
  ...readPostalCodes(),
  takesSms: canReceiveSms,
})

/**
 * The words written in lower case in the portal's own texts and articles, of every language, as visitors mix them: what
 * we say ourselves is hardly a name.
 */
async function readOrdinaryWords(content: ContentPort): Promise<Registers['isOrdinary']> {
  const flowTexts = readFlowTexts()
  const words = new Set<string>()
  const stems = new Map<Locale, Set<string>>()
  for (const locale of LOCALES) {
    const articles = await content.articles(locale)
    const own = [
      ...Object.values(flowTexts[locale]),
      ...articles.flatMap(({ question, answer, words: others }) => [question, ...answer, ...others]),
    ].flatMap(wordsIn)
    for (const word of own) words.add(word)
    stems.set(locale, new Set(own.map((word) => stemOf(word, locale))))
  }
  return (word, locale) =>
    isFiller(word, locale) ||
    words.has(word) ||
    (word.length > 4 && stems.get(locale)?.has(stemOf(word, locale)) === true)
}

const wordsIn = (text: string): string[] =>
  text.replace(/\{[^}]*\}|\S*[@/]\S*/g, ' ').match(/(?<![\p{L}-])\p{Ll}[\p{Ll}'’-]*(?!\p{L})/gu) ?? []
