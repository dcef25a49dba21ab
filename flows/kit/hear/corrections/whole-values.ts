import { anyLink } from '../../words/language-words.ts'
import { countryOf } from '#contracts/kernel/country.ts'
import { nameRuns, nameWordsOf } from '../../values/name-in-sentence.ts'
import type { Registers } from '../../values/registers.ts'
import { withoutHedges } from '../../words/filler-words.ts'
import { emailsIn, isCompactDay, phonesIn } from '../../words/find-values.ts'
import type { FlowContext } from '../../flow.ts'
import { partsOf } from '../sentence/clauses.ts'
import type { Contrast } from '../sentence/contrast.ts'
import { anyOf, speaksOfOthers } from '../sentence/forms.ts'
import { ONLY_CODE, type ToldFact } from '../told/told-facts.ts'

const PHONE = 8
const CODE = /(?<!\d)(?:\d{3} ?\d{2}|\d{4})(?![\d ]*\d)/g
const ARE = anyLink('isPhrases')
/** "So it's Kim Hughes these days". */
const SAID_TO_BE = new RegExp(
  String.raw`^(?:.*(?<!\p{L})(?:so|${anyOf('reasons', 'and')})\s+)?(?:${anyLink('itIsPhrases')}|${anyLink('iAmPhrases')}|(?:${anyOf('it')})\s+(?:${ARE}|${anyOf('should', 'became')})|(?:${anyOf('subject')})\s+(?:${ARE})|(?:${ARE})\s+(?:${anyOf('subject')}))\s+(?:(?:${anyOf('now')}|${anyLink('become')})\s+)?`,
  'iu',
)
const NOWADAYS = new RegExp(String.raw`[\s,]+(?:${anyLink('nowadaysPhrases')})[.!]*$`, 'iu')

/**
 * A value that is told whole behind what is said of it: "mailen slutter på .no og ikke .com, altså kim@getmail.no". `contrast`:
 * of two codes or two names of one form the first is meant, also where neither is known (HEAR-04).
 */
export function wholeValues(
  utterance: string,
  contrast: Contrast | undefined,
  flowContext: FlowContext,
  registers: Registers,
): ToldFact[] {
  if (speaksOfOthers(utterance)) return []
  const { facts, locale } = flowContext
  const [email, ...emails] = emailsIn(utterance).filter((one) => one.toLowerCase() !== facts.email?.toLowerCase())
  const phones = phonesIn(utterance).filter(
    (one) => digitsOf(one).length >= PHONE && !isEnd(one, facts.phone) && !isCompactDay(one, locale),
  )
  const found: ToldFact[] = []
  if (facts.email !== undefined && email !== undefined && emails.length === 0 && /\.\p{L}{2,}$/u.test(email))
    found.push({ fact: 'email', value: email, why: 'a whole address of e-mail' })
  const [phone, ...others] = phones
  if (facts.phone !== undefined && phone !== undefined && others.length === 0)
    found.push({ fact: 'phone', value: phone, why: 'a whole number' })
  const [code = '', ...codes] = contrast?.meant.match(CODE) ?? []
  const isCode = contrast !== undefined && ONLY_CODE.test(contrast.denied) && codes.length === 0
  if (isCode && facts.postalCode !== undefined && registers.placeOf(countryOf(locale), code.replace(' ', '')))
    found.push({ fact: 'postalCode', value: code.replace(' ', ''), why: 'one code and not another' })
  const name = facts.name && wholeName(utterance, contrast, facts.name, flowContext, registers)
  return name === undefined ? found : [...found, { fact: 'name', value: name, why: 'said to be the name' }]
}

function wholeName(
  utterance: string,
  contrast: Contrast | undefined,
  known: { firstName: string; lastName: string },
  { locale }: FlowContext,
  registers: Registers,
): string | undefined {
  const clauses = contrast ? [contrast.meant] : partsOf(utterance).map(({ text }) => text)
  for (const clause of clauses) {
    const bare = withoutHedges(clause).replace(NOWADAYS, '')
    const said = bare.replace(SAID_TO_BE, '')
    const [run = []] = said === bare && !contrast ? [] : nameRuns(nameWordsOf(said), locale, registers)
    const name = run.join(' ')
    const isOwn = [run[0], run.at(-1)].some((part) => part === known.firstName || part === known.lastName)
    const isAnother = contrast !== undefined && run.length > 1 && /^\p{Lu}\p{L}+$/u.test(contrast.denied)
    if (name === said && name !== `${known.firstName} ${known.lastName}` && (isOwn || isAnother)) return name
  }
  return undefined
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const isEnd = (one: string, known = '') => known.endsWith(digitsOf(one).slice(-PHONE))
