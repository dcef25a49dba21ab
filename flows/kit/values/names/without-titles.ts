import { anyOf } from '../../hear/sentence/forms.ts'
import { GIVEN_NAMES } from './given.ts'

const NAME = String.raw`\p{L}[\p{L}\p{M}’'-]+`
const TITLES = new RegExp(String.raw`^(?:(?:${anyOf('titles')})\s+)+(?=${NAME}(?:\s|$))`, 'iu')
/** "Sæther jr.", "Wilde III". */
const GENERATION = new RegExp(
  String.raw`(?<=[\p{L}.]\s+${NAME}),?\s+(?:(?:[JjSs][Rr]|${anyOf('generations')})\.?|III?|IV)$`,
  'u',
)
/** `Knut "Knutten" Bakke`. */
const CALLED = /\s+(?:["“”«»][^"“”«»]{1,20}["“”«»]|['‘’]\p{L}{2,20}['‘’])(?=\s+\p{L})/gu
/** "Mary Jones née Carter". */
const BORN = new RegExp(String.raw`,?\s+\(?(?:${anyOf('bornAs')})\s+${NAME}(?:\s${NAME})?\)?$`, 'u')
/** "Aslaug f. Hansen, nå Vik", "Ylva Skjønhaug gift Holm": the family name one has now. */
const BORN_THEN = String.raw`(?:${anyOf('bornAs')})\s+${NAME},?\s+(?:${anyOf('now', 'marriedAs')})`
const NOW = new RegExp(
  String.raw`^(?<given>${NAME}(?:\s${NAME}){0,2}?)(?:\s${NAME})?,?\s+(?:${BORN_THEN}|(?:${anyOf('marriedAs')}))\s+(?<family>${NAME})$`,
  'u',
)
const BORN_BEFORE = new RegExp(String.raw`\s${BORN_THEN}\s`, 'u')
/** "Micke, Micke Dahl". */
const TWICE = /(?<!\p{L})(\p{L}+),\s+(?=\1\s)/giu

/** A name without what stands around it and is none: titles, "jr.", what somebody is called or was called before. */
export function withoutTitles(said: string): string {
  const bare = said.replace(CALLED, '').replace(TWICE, '').replace(TITLES, '')
  const { given = '', family } = NOW.exec(bare)?.groups ?? {}
  const isNow = family !== undefined && (isGiven(given) || BORN_BEFORE.test(bare))
  const current = isNow ? `${given} ${family}` : bare.replace(BORN, '')
  return current.replace(GENERATION, '')
}

const isGiven = (said: string) => GIVEN_NAMES.has(said.split(' ')[0]?.toLowerCase() ?? '')
