import type { Locale } from '#contracts/kernel/locale.ts'
import { tokensOf } from './tokens.ts'
import { isSlipOf } from './typo.ts'

type Words = { who: readonly string[]; want: readonly string[]; talk: readonly string[]; some: readonly string[]; me: readonly string[]; call: readonly string[]; not: readonly string[] }

const words = (written: string) => written.trim().split(/\s+/)

const SCANDINAVIAN = {
  who: words(
    'menneske mennesker menneskje mennesket kundeservice kundeservise kundesenter kundesenteret kundestøtte kundebehandler kundebehandlar medarbeider medarbeidar rådgiver rådgivar saksbehandler saksbehandlar konsulent support supporten kundtjänst kundtjänsten människa människor handläggare medarbetare kundeservicen medarbejder rådgiver robot bot roboten boten maskin folk',
  ),
  talk: words('snakke snakk snakka prate prat prata chatte chat tale kontakte kontakt kontakta tak hjelp hjelpe hjelper tala talk samtale samtal snakket'),
  want: words('ringe ringer ring ringa vil ønsker ynskjer vill gi gje få'),
  some: words('noen nokon nåkka nån någon nogen ekte levende virkelig person personer dere dykk dokker riktig riktigt verklig rigtig'),
  me: words('meg mig mæ me'),
  call: words('ring ringe ringer ringa oppringing oppringning oppringt'),
  not: words('når åpen åpent åpne åpner åpningstid åpningstider opningstid stengt stenger koster pris hvilket telefonnummer nummeret epost mail adresse er hvor kor öppet öppettider åben åbent åbningstider hvornår spist sted'),
}

const POLITE = words('takk tack tak please vær så snill et en ett ei a an the customer service kunde')

const WORDS: Record<'scandinavian' | 'english', Words> = {
  scandinavian: SCANDINAVIAN,
  english: {
    who: words('human humans agent representative advisor adviser operator support robot bot machine'),
    talk: words('talk speak chat contact reach help transfer connect'),
    want: words('call want need'),
    some: words('someone somebody person real people'),
    me: words('me'),
    call: words('call phone ring'),
    not: words('when open opening hours cost price number email address are where is'),
  },
}

/** Whether a text asks for a person to talk to (BEY-10); English is understood in every locale. */
export function wantsPerson(text: string, locale: Locale): boolean {
  const said = tokensOf(text)
  if (said.length === 0 || said.length > 20) return false
  return asksForPerson(said, WORDS.english) || (locale !== 'en_US' && asksForPerson(said, WORDS.scandinavian))
}

function asksForPerson(said: readonly string[], { who, talk, want, some, me, call, not }: Words): boolean {
  const has = (names: readonly string[]) => said.some((word) => names.some((name) => word === name || (name.length > 6 && isSlipOf(word, name))))
  if (has(not)) return false
  const customerService = said.join(' ').includes('customer service') || said.join(' ').includes('kunde service')
  if (has(who) || customerService) return has(talk) || has(want) || said.every((word) => [...who, ...POLITE].includes(word))
  if (has(call) && has(me)) return true
  return has(talk) && has(some) && !has(['hvordan', 'korleis', 'how'])
}
