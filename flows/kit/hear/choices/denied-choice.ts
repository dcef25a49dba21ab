import { anyLink } from '../../words/language-words.ts'
import type { Correction } from '#contracts/chat/act.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import { optionsAt, type Offered } from '../../options.ts'
import { understand } from '../../understand.ts'
import { candidatesAt } from './candidates.ts'
import { factsTaught } from './choice-facts.ts'
import { yesOrNo } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { AND, partsOf } from '../sentence/clauses.ts'
import { anyOf } from '../sentence/forms.ts'
import type { Place } from '../place.ts'

const DENIAL = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('denies')}|${anyLink('none')})(?!\p{L})`, 'iu')

/**
 * One clause denies what was chosen, another tells what is meant: "det är ingen flytt, jag ska bara byta bolag". What is
 * denied alone leaves no choice where there are two (HEAR-04).
 */
export function deniedChoice(place: Place, utterance: string): Correction | undefined {
  const clauses = partsOf(utterance).map(({ text }) => text.replace(AND, ''))
  const denying = clauses.filter((clause) => DENIAL.test(clause))
  if (clauses.length < 2 || denying.length !== 1) return undefined
  const { flow, step, flowContext } = place
  const { facts, locale } = flowContext
  const [without = ''] = denying.map((clause) => clause.replace(DENIAL, ' '))
  for (const name of Object.keys(flow.steps)) {
    const options = name === step ? [] : optionsAt(flow, name, flowContext).filter(isOpen)
    const taught = [...new Set(options.flatMap(({ learn }) => factsTaught(learn)))]
    if (!taught.some((one) => typeof facts[one] === 'string')) continue
    const candidates = candidatesAt(options, place)
    const chosenIn = (said: string) => {
      if (yesOrNo(tokensOf(said), locale)) return undefined
      const understood = understand(said, candidates, locale)
      return options.find(({ payload }) => understood?.kind === 'chosen' && understood.payload === payload)
    }
    const denied = chosenIn(without)
    if (!denied || wasNotChosen(denied, facts)) continue
    // An option that leads on to another question teaches nothing yet.
    const isKnown = (one: FactName) =>
      denied.learn?.[one] === facts[one] ||
      (denied.learn?.[one] === undefined && options.every(({ learn }) => learn?.[one] !== facts[one]))
    const fact = taught.find((one) => typeof facts[one] === 'string' && isKnown(one))
    if (fact === undefined) continue
    const meant = clauses.flatMap((clause) => (denying.includes(clause) ? [] : (chosenIn(clause) ?? [])))
    const [other, ...more] = new Set(
      meant.filter(({ learn }) => learn?.[fact] !== undefined && learn[fact] !== facts[fact]),
    )
    if (other && more.length === 0) {
      const evidence = { words: utterance.trim(), sure: 0.9, why: `what was chosen at ${name} is denied` }
      return { kind: 'correction', fact, payload: other.payload, ...evidence }
    }
  }
  return undefined
}

/** It teaches something, and nothing of that is known. */
function wasNotChosen({ learn = {} }: Offered, facts: Facts): boolean {
  const known = new Map(Object.entries(facts))
  const taught = Object.entries(learn).filter(([, value]) => value !== undefined)
  return taught.length > 0 && taught.every(([fact, value]) => JSON.stringify(value) !== JSON.stringify(known.get(fact)))
}

const isOpen = ({ exact }: Offered) => !exact
