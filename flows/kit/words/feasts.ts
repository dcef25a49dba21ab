import { keysOf } from '#contracts/kernel/keys-of.ts'
import { FEAST_DAYS } from '../languages/feasts.ts'
import { EVERY_LANGUAGE } from '../languages/languages.ts'

const LANGUAGES = EVERY_LANGUAGE.map(({ feasts }) => feasts)
const wordsOf = (use: 'day' | 'before' | 'after') => new Set(LANGUAGES.flatMap((language) => language[use]))

export const anyFeastWord = (use: 'before' | 'after'): string => [...wordsOf(use)].join('|')

const FEASTS = keysOf(FEAST_DAYS).map((feast) => {
  const [date, month] = FEAST_DAYS[feast]
  return { names: [...new Set(LANGUAGES.flatMap(({ names }) => names[feast]))], date, month }
})

type Feast = { date: number; month: number; rest: string[] }

/** The feast that is named in an utterance, or the day before or after it, and the other words. */
export function feastIn(words: readonly string[]): Feast | undefined {
  const phrase = ` ${words.join(' ')} `
  for (const { names, date, month } of FEASTS) {
    const name = names.find((one) => phrase.includes(` ${one} `))
    if (name === undefined) continue
    const at = phrase.indexOf(` ${name} `)
    const [lead, way] = BESIDE.exec(phrase.slice(0, at + 1)) ?? []
    const day = new Date(Date.UTC(LEAP_YEAR, month - 1, date + (way === undefined ? 0 : BEFORE.has(way) ? -1 : 1)))
    const rest = `${phrase.slice(0, at - (lead?.length ?? 1) + 1)} ${phrase.slice(at + name.length + 1)}`
    return { date: day.getUTCDate(), month: day.getUTCMonth() + 1, rest: rest.split(' ').filter((word) => word !== '') }
  }
  return undefined
}

const LEAP_YEAR = 2024
const BEFORE = wordsOf('before')
const BESIDE = new RegExp(
  String.raw`(?:${[...wordsOf('day')].join('|')}) (${[...BEFORE, ...wordsOf('after')].join('|')}) $`,
  'u',
)
