import { globSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parsePo } from 'pofile-ts'
import { languageTag, LOCALES, type Locale } from '#contracts/kernel/locale.ts'

/** Shorter texts can be identical in several languages. */
const LONG = 25

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
const sentences = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .split(/(?<=[.!?])\s+|\{[^}]*\}|\s*\n\s*/)
    .map((part) => part.replace(/\s+/g, ' ').trim())

function writtenIn(locale: Locale): Set<string> {
  const texts = globSync(`locales/${locale}/*.po`).flatMap((file) =>
    parsePo(readFileSync(file, 'utf8')).items.map(({ msgstr }) => msgstr[0] ?? ''),
  )
  const pages = globSync(`content/${locale}/**/*.json`).flatMap((file) =>
    stringsOf(JSON.parse(readFileSync(file, 'utf8'))),
  )
  return new Set([...texts, ...pages].flatMap(sentences).filter((sentence) => sentence.length >= LONG))
}

const written = new Map(LOCALES.map((locale) => [locale, writtenIn(locale)]))

export async function unmarkedWords(page: Page, html: string, locale: Locale): Promise<string> {
  const text = await page.evaluate(
    ({ source, own }) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html')
      for (const element of body.querySelectorAll(`script, style, svg, template, [lang]:not([lang="${own}"])`))
        element.remove()
      for (const element of body.querySelectorAll('*')) element.append(' ')
      return body.textContent
    },
    { source: html, own: languageTag(locale) },
  )
  return text.replace(/\s+/g, ' ')
}

export function foreignIn(words: string, locale: Locale): string[] {
  const own = written.get(locale) ?? new Set()
  const others = LOCALES.filter((each) => each !== locale).flatMap((each) => [...(written.get(each) ?? [])])
  return [...new Set(others)].filter((sentence) => !own.has(sentence) && isSaid(sentence, words))
}

/** Matches whole words: Danish "helligdage" is a substring of Norwegian "helligdager". */
function isSaid(sentence: string, words: string): boolean {
  const at = words.indexOf(sentence)
  return at >= 0 && !/\p{L}/u.test(words.charAt(at + sentence.length))
}
