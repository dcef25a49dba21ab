import { fullNameOf } from '#contracts/kernel/person-name.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import { inputRule, READS } from '../../input-rules.ts'
import { emailsIn, phonesIn } from '../../words/find-values.ts'
import type { FlowContext } from '../../flow.ts'
import { anyStreetWord } from '../../words/address-words.ts'
import { DOOR } from '../../values/address-line.ts'
import { datesIn } from '../days/dates-said.ts'

/** What is left of an utterance without the known values in it, and the facts they belong to. */
export type BesideKnown = { rest: string; facts: FactName[] }

/** Forms that a value of these facts is found by, whatever is written around it. */
const FORMS: readonly { fact: FactName; find: (text: string) => readonly string[] }[] = [
  { fact: 'email', find: emailsIn },
  { fact: 'phone', find: phonesIn },
  { fact: 'portNumber', find: phonesIn },
  { fact: 'birthDate', find: datesIn },
  { fact: 'startDate', find: datesIn },
]

/** `mayBeAll`: also where nothing else is said. Of two values of one fact the one that is not known is meant: "91112234, ikke 91112233" in any order and any words. */
export function besideKnown(utterance: string, flowContext: FlowContext, mayBeAll = false): BesideKnown {
  const { facts } = flowContext
  let rest = utterance
  const cut: FactName[] = []
  const remove = (fact: FactName, value: string) => {
    const without = withoutValue(rest, value)
    if (without === rest || !(mayBeAll || /[\p{L}\d]/u.test(without))) return
    rest = without
    cut.push(fact)
  }
  for (const { fact, find } of FORMS) {
    const rule = READS.find(({ write }) => write === fact)?.rule
    if (facts[fact] === undefined || rule === undefined) continue
    for (const value of find(rest)) if (inputRule(rule).read(value, flowContext) === facts[fact]) remove(fact, value)
  }
  const { name, street, postalCode, city, currentSupplier } = facts
  const written = { name: name && fullNameOf(name), street, postalCode, city, currentSupplier }
  for (const fact of WRITTEN) remove(fact, written[fact] ?? '')
  return { rest, facts: cut }
}

const WRITTEN = ['name', 'street', 'postalCode', 'city', 'currentSupplier'] as const

/** "Sdr. Havnegade 4" is another street than Havnegade 4. */
const AHEAD_OF_NAME = new RegExp(String.raw`(?<!\p{L})(?:${anyStreetWord('aheadOfNamePhrases')})\s+$`, 'iu')
const DOOR_BEHIND = new RegExp(String.raw`^[\s,]+${DOOR}`, 'iu')

/** Without a value that stands there as words of its own: "Nygata 1" is no part of "Nygata 11". */
function withoutValue(text: string, value: string): string {
  const at = value === '' ? -1 : text.toLowerCase().indexOf(value.toLowerCase())
  const behind = text.slice(at + value.length)
  // "Nygata 1 B" and "Nordkraft Energi" go on.
  const goesOn = /\d$/.test(value)
    ? /^\s?[a-h](?!\p{L})/iu.test(behind) || DOOR_BEHIND.test(behind)
    : /^(?: \p{Lu}\p{Ll}|-\p{L})/u.test(behind)
  const isOwn =
    at >= 0 &&
    !goesOn &&
    !/[\p{L}\d]$/u.test(text.slice(0, at)) &&
    !/^[\p{L}\d]/u.test(behind) &&
    !(/\d$/.test(value) && AHEAD_OF_NAME.test(text.slice(0, at)))
  return isOwn ? `${text.slice(0, at)} ${behind}` : text
}
