import { isParticle } from '#contracts/kernel/person-name.ts'
import { suppliersIn } from '../values/suppliers.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { anyAddressWord } from './address-words.ts'
import { anyLink, anyName, anySupplierWord, nameWords } from './language-words.ts'
import { tokensOf } from './tokens.ts'

const NOUN = String.raw`(?:(?:${anyName('possessives')})\s+)?(?:(?:${anyName('wholes')})\s+)?(?:${anyName('nouns')})(?:\s+(?:${anyName('behindNoun')}))?`
const BEFORE_NAME = new RegExp(
  String.raw`^(?:(?:${anyName('greetingPhrases')})[,!.\s]+)?(?:(?:(?:${anyName('bearers')})\s+)?(?:${anyName('called')})|${NOUN}(?:\s+(?:${anyLink('isPhrases')})|\s*:)?|${anyName('introducingPhrases')})[:,]?\s+`,
  'iu',
)
const SUBJECT = anyOf('subject')
const LIVES = anyOf('lives')
const IT = anyOf('it')
const IS = anyLink('isPhrases')
const AT = anyLink('at')
const BEFORE_STREET = new RegExp(
  `^(?:${[
    String.raw`(?:(?:${SUBJECT})\s+)?(?:${LIVES})\s+(?:${AT})\s+`,
    String.raw`(?:${SUBJECT})\s+(?:${LIVES})`,
    String.raw`(?:(?:${anyOf('my')})\s+)?(?:${anyAddressWord('nounPhrases')})\s*(?:${anyAddressWord('behindNoun')})?\s*(?:${IS}|:)\s*(?:(?:${AT})(?!\p{L}))?`,
    String.raw`(?:${IT})\s+(?:${IS})`,
    String.raw`(?:${anyOf('sends')})\s+(?:(?:${IT})\s+)?(?:${anyAddressWord('toward')})`,
  ].join('|')})\\s*`,
  'iu',
)
const BEFORE_PLACE = new RegExp(
  String.raw`^(?:(?:${IT}|${anyAddressWord('towns')})\s+(?:${IS})|${anyAddressWord('inside')})\s+`,
  'iu',
)
const BEHIND = new RegExp(String.raw`[,.!\s]+(?:${anyAddressWord('here')}|${anyOf('manners')})[.!]*$|[.!]+$`, 'iu')

const OF_SENTENCES = nameWords('inNoName')
const SMALL_TALK = nameWords('noNameAlone')

export function isNoName(text: string): boolean {
  const said = tokensOf(text)
  return said.some((word) => OF_SENTENCES.has(word) && !isParticle(word)) || said.every((word) => SMALL_TALK.has(word))
}

/** "Kari NORDMANN"; "JP" and "III" stay. */
const withoutShouting = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Lu}[\p{Lu}\p{M}]{3,}(?!\p{L})/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase())

/** "Jonas lindkvist" is Jonas Lindkvist; what has capitals keeps them ("McDonald"). */
function capitalised(name: string): string {
  if (name !== name.toLowerCase() && name !== name.toUpperCase())
    return withoutShouting(name).replace(/(?<![\p{L}\p{M}’'])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{M}])/gu, (part) =>
      isParticle(part) ? part : part.charAt(0).toUpperCase() + part.slice(1),
    )
  return name
    .toLowerCase()
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (part) => (isParticle(part) ? part : part.charAt(0).toUpperCase() + part.slice(1)))
}

const MORE_FACTS = new RegExp(
  String.raw`[,;\s]+(?:(?:${anyName('bearers')}|${anyName('beforeOthersPhrases')})[\s.:,]+)*[^\s,;]*[\d@].*$`,
  'iu',
)

/** Extracts a name and reorders "family name, first name"; undefined when there is none. */
export function nameIn(written: string): string | undefined {
  const bare = written.trim().replace(BEFORE_NAME, '').replace(MORE_FACTS, '').replace(BEHIND, '').trim()
  const [, family, given] = /^([^\s,]+),\s*([^,]+)$/.exec(bare) ?? []
  const isTwice = given
    ?.toLowerCase()
    .split(/\s+/)
    .includes(family?.toLowerCase() ?? '')
  const name = given === undefined ? bare : isTwice ? given : `${given} ${family}`
  return isNoName(name) ? undefined : capitalised(name).replace(INITIAL, '$&.')
}
/** "Pia L Nørgaard". */
const INITIAL = /(?<=\p{L}\s)\p{Lu}(?=\s\p{L})/gu

export function streetIn(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(BEFORE_STREET, '')
    .replace(BEHIND, '')
    .replace(/,\s*(?:NO?-)?\d{3} ?\d{1,2}\b.*$/iu, '')
    .replace(/(?<=\d\s?\p{L}?)\s+(?:\d{4}|\d{3} \d{2})\s+\p{L}.*$/u, '')
    .trim()
  return !/\d/.test(bare) && isNoName(bare) ? undefined : bare.charAt(0).toUpperCase() + bare.slice(1)
}

export function placeIn(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(BEFORE_PLACE, '')
    .replace(BEHIND, '')
    .replace(/^\d{3} ?\d{1,2}\s+(?=\p{L})/u, '')
    .trim()
  return isNoName(bare) ? undefined : capitalised(bare)
}

const BEFORE_SUPPLIER = new RegExp(
  `^(?:${[
    anySupplierWord('haveOnePhrases'),
    String.raw`(?:${anyOf('my')})?\s*(?:${anySupplierWord('nounPhrases')})\s+(?:${IS}|${anySupplierWord('calledPhrases')})`,
    String.raw`(?:${IT})\s+(?:${IS})`,
    anySupplierWord('at'),
  ].join('|')})\\s+`,
  'iu',
)

const NOW = new RegExp(String.raw`\s+(?:${anySupplierWord('nowPhrases')})$`, 'iu')

export function supplierIn(written: string): string | undefined {
  const bare = written.trim().replace(BEFORE_SUPPLIER, '').replace(BEHIND, '').replace(NOW, '').trim()
  return isNoName(bare) && !suppliersIn(bare).includes(bare) ? undefined : bare
}
