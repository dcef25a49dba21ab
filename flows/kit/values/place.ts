import { countryOf, type Country } from '#contracts/kernel/country.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { addressWords, anyAddressWord, townInFull } from '../words/address-words.ts'
import { anyLink } from '../words/language-words.ts'
import { digitsSaid, digitsSaidIn } from '../words/numbers.ts'
import { withoutHedges } from '../words/filler-words.ts'
import { isFiller } from '../words/everyday.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { tokensOf } from '../words/tokens.ts'
import { OR } from '../understand.ts'
import { NONE, noRegisters, type Evidence, type Registers } from './registers.ts'

const AT = anyLink('at')
const TOLD = new RegExp(
  String.raw`^(?:(?:(?:${anyOf('subject')})\s+)?(?:${anyOf('lives')})\s+(?:${AT})\s+|(?:(?:${anyOf('it')}|${anyAddressWord('towns')})\s+(?:${anyOf('is')}|${anyAddressWord('becomes')})|${anyAddressWord('wouldBePhrases', 'calledInOneWordPhrases')}|${anyAddressWord('inside')}|${anyLink('itIsPhrases')})\s+)(?:(?:${AT})\s+)?`,
  'iu',
)
const BEHIND = new RegExp(
  String.raw`[,.!\s]+(?:${anyOf('manners')}|${anyAddressWord('countries', 'partsOfTown')})[.!]*$|[.!]+$`,
  'iu',
)
const CODE = /^(?:NO?-|SE?-|DK-)?(\d{3} ?\d{1,2})\b[\s,]*/iu

/** Whether an utterance names a place: by the postal register where it is known, and by its form (HEAR-07). */
export function weighPlace(said: string, locale: Locale, registers = noRegisters, code?: string): Evidence {
  const bare = said.trim().replace(TOLD, '').replace(CODE, '').replace(BEHIND, '').trim()
  const words = bare.split(/\s+/)
  if (bare === '' || words.length > 4 || !/^\p{L}[\p{L}\p{M} .'’:-]*$/u.test(bare)) return NONE
  const name = townInFull(bare)
  const country = countryOf(locale)
  const value = registers.placeNamed(country, name)
  if (value !== undefined) {
    const place = code === undefined ? undefined : registers.placeOf(country, code)
    return place === undefined || isSamePlace(place, value)
      ? { value, place: value, sure: 0.95, why: 'a place of the postal register' }
      : { value, place: value, sure: 0.5, why: `the code belongs to ${place}` }
  }
  if (words.some((word) => registers.isOrdinary(word.toLowerCase(), locale)))
    return { value: name, sure: 0.1, why: 'has everyday words' }
  const meant = registers.placeMeant(country, name)
  if (meant !== undefined) return { value: meant, sure: 0.5, why: 'close to a place of the postal register' }
  const isCapital = /^\p{Lu}/u.test(name)
  if (registers.knowsPlaces) return isCapital ? { value: name, sure: 0.45, why: 'written as a place' } : NONE
  return { value: name, sure: isCapital ? 0.85 : 0.5, why: 'written as a place' }
}

const MOST_AROUND_PLACE = 14

/** The only place of the postal register in a sentence of everyday words: "det heter vel Drammen". */
export function placeInSentence(said: string, locale: Locale, registers: Registers): Evidence {
  const words = said.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean)
  if (words.length < 2 || words.length > MOST_AROUND_PLACE || !registers.knowsPlaces || /\d/.test(said)) return NONE
  const isWord = (word: string) =>
    isFiller(word.toLowerCase(), locale) || registers.isOrdinary(word.toLowerCase(), locale)
  const isName = (word: string, at: number) => !isWord(word) || (at > 0 && /^\p{Lu}/u.test(word))
  const names = words.flatMap((word, at) => (isName(word, at) ? [at] : []))
  const placeAt = (at: number) => {
    const inTwo = registers.placeNamed(countryOf(locale), words.slice(at, at + 2).join(' '))
    return inTwo ?? registers.placeNamed(countryOf(locale), words[at] ?? '')
  }
  const places = [...new Set(names.flatMap((at) => placeAt(at) ?? []))]
  const value = REPAIRED.test(said) ? places.at(-1) : places[0]
  if (value === undefined || (places.length > 1 && !REPAIRED.test(said))) return NONE
  return { value, place: value, sure: names.length === 1 ? 0.85 : 0.5, why: 'a place among everyday words' }
}
/** "Aarhus V nej hov Aarhus C". */
const REPAIRED = new RegExp(String.raw`\p{L}[\s,.]+(?:${anyOf('mereNo')})[\s,.]+\p{L}`, 'iu')

/** "Odense" is the place of a code in "Odense C". */
export const isSamePlace = (one: string, other: string) =>
  one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `)

const IS = anyLink('isPhrases')
const TOLD_CODE = new RegExp(
  String.raw`^(?:(?:(?:${anyOf('my')}|${anyLink('the')})\s+)?(?:${anyAddressWord('codePhrases')})\s*(?:${IS}|:)?|(?:${anyOf('it')})\s+(?:${IS})|${anyLink('itIsPhrases')})\s+`,
  'iu',
)

/** Whether an utterance is a postal code, and the place it belongs to (HEAR-07). */
export function weighPostalCode(said: string, locale: Locale, registers = noRegisters): Evidence {
  const length = locale === 'sv_SE' ? 5 : 4
  const bare =
    digitsSaid(tokensOf(said), (digits) => digits.length === length) ??
    codeSaidBeforeTown(said, length) ??
    said.trim().replace(TOLD_CODE, '')
  const [whole = '', written = ''] = /^(?:[A-Z]{1,2}-)?(\d(?:[\s-]?\d)*)/iu.exec(bare) ?? []
  const value = written.replace(/\D/g, '')
  const [first = ''] = said.split(/(?<=\p{L})[.!]\s+/u)
  const inFirst = first === said ? NONE : codeInSentence(first, locale, registers, length)
  if (inFirst.sure > 0.9) return inFirst
  if (value.length !== length) {
    const inSentence = codeInSentence(said, locale, registers, length)
    return inSentence.sure > 0 ? inSentence : codeInWords(said, countryOf(locale), registers, length)
  }
  const behind = bare.slice(whole.length).replace(/^[\s,]+/, '')
  if (behind !== '' && weighPlace(behind, locale, registers, value).sure < 0.4)
    return codeInSentence(said, locale, registers, length)
  return evidenceOfCode(value, countryOf(locale), registers)
}

/** "Nittifire null seks harstad": a code in words, and its town in one word. */
function codeSaidBeforeTown(said: string, length: number): string | undefined {
  const [, words = '', town = ''] = /^([\p{L}\s,-]+?)[\s,]+(\p{L}+)[.!]*$/u.exec(said.trim()) ?? []
  const digits = digitsSaid(tokensOf(words), (found) => found.length === length)
  return digits?.length === length ? `${digits} ${town}` : undefined
}

/** "Null fem fem fire trur jeg, ja null fem fem fire": asked back. */
function codeInWords(said: string, country: Country, { placeOf }: Registers, length: number): Evidence {
  const value = digitsSaidIn(tokensOf(said), (digits) => digits.length === length)
  const place = value?.length === length ? placeOf(country, value) : undefined
  return value !== undefined && place !== undefined ? { value, place, sure: 0.7, why: 'a code in words' } : NONE
}

/** The only number of a sentence, where the register knows it as a code ("må vel bli 9012 da, tromsø"). */
function codeInSentence(said: string, locale: Locale, registers: Registers, length: number): Evidence {
  const codes = said.match(locale === 'sv_SE' ? /(?<!\d)\d{3} ?\d{2}(?!\d)/g : /(?<!\d)\d{4}(?!\d)/g) ?? []
  const [value = '', ...others] = codes.map((code) => code.replace(/\D/g, ''))
  if (others.length === 1 && EITHER.test(said)) return firstOfTwo([value, ...others], locale, registers)
  const behind = others.length === 1 ? BEHIND_BUT.exec(said)?.[0] : undefined
  if (behind !== undefined) {
    const meant = weighPostalCode(behind.replace(/^\D+/, ''), locale, registers)
    return { ...meant, sure: Math.min(meant.sure, BEHIND_ANOTHER) }
  }
  const words = tokensOf(withoutHedges(said).replace(CODE_NOUN, ' ')).filter((word) => !/\d/.test(word))
  if (value.length !== length || others.length > 0 || said.replace(/\D/g, '') !== value || words.length > MOST_AROUND)
    return NONE
  const place = registers.placeOf(countryOf(locale), value)
  const isNamed = place !== undefined && tokensOf(place).every((word) => words.includes(word))
  if (words.some((word) => NO_CODE.has(word)) || IN_YEAR.test(said)) return NONE
  // The register of Sweden lacks some codes.
  if (place === undefined)
    return locale === 'sv_SE' ? { value, sure: 0.5, why: 'a code that the register may lack' } : NONE
  return {
    value,
    place,
    sure: isNamed || words.every((word) => isFiller(word, locale) || SAID_BEFORE.has(word)) ? 0.95 : 0.5,
    why: `the postal code of ${place} in a sentence`,
  }
}

/** "0257 eller 0258": the first is asked back. */
function firstOfTwo(codes: readonly string[], locale: Locale, { placeOf }: Registers): Evidence {
  const places = codes.flatMap((code) => placeOf(countryOf(locale), code) ?? [])
  const [value, place] = [codes[0], places[0]]
  return value === undefined || place === undefined || places.length < codes.length
    ? NONE
    : { value, place, sure: 0.5, why: 'the first of two codes' }
}
/** "Alle tror det er 9000, men vi hører under 9220". */
const BEHIND_BUT = new RegExp(String.raw`(?<=\d,?\D*\s)(?:${anyOf('but')})\s\D*\d[\d ]*\d`, 'iu')
const BEHIND_ANOTHER = 0.9
const EITHER = new RegExp(String.raw`\d,?\s+(?:${[...OR].join('|')})\s+(?:\p{L}+\s+)?\d`, 'iu')

const CODE_NOUN = new RegExp(String.raw`(?<!\p{L})(?:${anyAddressWord('codePhrases')})(?!\p{L})`, 'iu')
/** "2200 som jeg skrev". */
const SAID_BEFORE = addressWords('saidBefore')
const MOST_AROUND = 12
const NO_CODE = addressWords('besideNoCode')
const IN_YEAR = new RegExp(String.raw`(?<!\p{L})(?:${anyAddressWord('inside')})\s+(?:19|20)\d\d`, 'iu')

function evidenceOfCode(value: string, country: Country, { placeOf, knowsPlaces }: Registers): Evidence {
  const place = placeOf(country, value)
  if (place !== undefined) return { value, place, sure: 0.97, why: `the postal code of ${place}` }
  return knowsPlaces
    ? { value, sure: 0.5, why: 'not in the postal register' }
    : { value, sure: 0.9, why: 'the form of a postal code' }
}
