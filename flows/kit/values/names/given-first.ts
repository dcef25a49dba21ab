import { isParticle } from '#contracts/kernel/person-name.ts'
import { FAMILY_NAMES } from './family.ts'
import { GIVEN_NAMES } from './given.ts'

const COMMA = /^([^,]+),\s*([^,]+)$/u
const MOST_OF_FAMILY = 2

/** "Nordmann Kari", "van der Berg, Pieter", "Berg Hansen, Kari": the given name before the name of the family. */
export function givenFirst(name: string): string {
  const [, family, given] = COMMA.exec(name) ?? []
  return family === undefined || given === undefined ? withoutComma(name) : atComma(name, family, given)
}

function atComma(name: string, family: string, given: string): string {
  const words = family.trim().split(/\s+/)
  const named = words.filter((word) => !isParticle(word))
  const isFamily =
    named.length === 1 ||
    (named.length <= MOST_OF_FAMILY && named.every((word) => !isGiven(word)) && startsGiven(given))
  return isFamily && !isParticle(words.at(-1) ?? '') ? `${given.trim()} ${words.join(' ')}` : name
}

function withoutComma(name: string): string {
  const words = name.split(/\s+/)
  const at = words.findIndex((word) => !isParticle(word))
  const [family = '', ...given] = words.slice(Math.max(at, 0))
  if (given.length === 0 || !(at > 1 || given.every(isGiven))) return name
  // "Nguyen Thi Lan" keeps its order.
  const isAhead = at > 0 || (given.length === 1 && isFamilyOnly(family) && given.every(isGivenOnly))
  return isAhead ? [...given, ...words.slice(0, at), family].join(' ') : name
}

const isGiven = (word: string): boolean =>
  word
    .toLowerCase()
    .split('-')
    .every((half) => GIVEN_NAMES.has(half))
const isFamilyName = (word: string): boolean => FAMILY_NAMES.has(word.toLowerCase())
const isGivenOnly = (word: string): boolean => isGiven(word) && !isFamilyName(word)
const isFamilyOnly = (word: string): boolean => isFamilyName(word) && !isGiven(word)
const startsGiven = (said: string): boolean => isGiven(said.trim().split(/\s+/)[0] ?? '')
