import { isParticle } from '#contracts/kernel/person-name.ts'
import { suppliersIn } from '../values/suppliers.ts'
import { anyOf } from '../hear/sentence/forms.ts'
import { anyAddressWord } from './address-words.ts'
import { anyLink } from './link-words.ts'
import { anySupplierWord } from './supplier-words.ts'
import { tokensOf } from './tokens.ts'

const words = (written: string) => new Set(written.trim().split(/\s+/))

const BEFORE_NAME =
  /^(?:(?:hei|heisann|hallo|hej|hi|hello)[,!.\s]+)?(?:(?:jeg|eg|æ|jag)\s+(?:heter|heiter|heite|hete|hedder|er|e|am|är)|heter|(?:mitt|mit|my)\s+(?:fulle\s+)?(?:navn|namn|name)\s+(?:er|e|är|is)|(?:navnet|namnet)\s+(?:mitt\s+)?(?:er|e|är)?|(?:navn|namn|name)\s*:?|(?:det|dette)\s+(?:er|e|är)|i\s+am|i['’]m|this\s+is)[:,]?\s+/iu
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
  String.raw`^(?:(?:${IT}|${anyAddressWord('towns')})\s+(?:${IS})|${anyAddressWord('beforeYear')})\s+`,
  'iu',
)
const BEHIND = new RegExp(String.raw`[,.!\s]+(?:${anyAddressWord('here')}|${anyOf('manners')})[.!]*$|[.!]+$`, 'iu')

const OF_SENTENCES = words(
  `jeg eg æ ikke ikkje itj det er hva hvor hvordan hvorfor hvem hvilken hvilket hvilke kan skal vil må har skrev tastet trykket heter hete heite heta hedde kalles vet veit noe noen dere dette deg hvis fordi koster kosta trenger
   samme skjønner forstår ombestemte avbryt bestillingen og jag inte är vad varför vill måste ni något jeg ved hvad hvorfor skal noget the what why how not is my your don want need same`,
)
const SMALL_TALK = words(
  `ja nei jo takk tusen mange hei hallo heisann god dag morgen kveld på deg ok okei greit fint gjerne gå tilbake vent litt et øyeblikk nå ikke senere feil angre stopp slutt hjelp si opp spørsmål vil vet ingen ingenting
   fuck off faen dritt dust din dum bot robot idiot hold kjeft lol haha hmm tja test asdf nej tack hej tak ved yes no thanks hello hi good morning wait stop later nothing`,
)

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

const MORE_FACTS =
  /[,;\s]+(?:(?:og|and|jeg|eg|er|e|am|født|fødd|born|bor|tlf|telefon|mobil|mob|nr|nummer|epost|e-post|mail|på|in)[\s.:,]+)*[^\s,;]*[\d@].*$/iu

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
