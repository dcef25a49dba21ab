import type { Locale } from '#contracts/kernel/locale.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'

/** Words that are said otherwise in Nynorsk, in dialects and in haste, and what they are in the words of our articles. */
const ALIKE: Record<string, string> = {
  ka: 'hva',
  kva: 'hva',
  va: 'hva',
  hv: 'hva',
  hvaa: 'hva',
  kor: 'hvor',
  korleis: 'hvordan',
  koss: 'hvordan',
  kossen: 'hvordan',
  korsn: 'hvordan',
  åssen: 'hvordan',
  assen: 'hvordan',
  kvifor: 'hvorfor',
  koffer: 'hvorfor',
  kem: 'hvem',
  kven: 'hvem',
  hvilke: 'hvilken',
  hvilket: 'hvilken',
  kva_for: 'hvilken',
  kosta: 'koster',
  kostar: 'koster',
  koste: 'koster',
  kost: 'koster',
  e: 'er',
  brukar: 'bruker',
  bruka: 'bruker',
  bruk: 'bruker',
  tek: 'tar',
  brukes: 'bruker',
  kster: 'koster',
  kostr: 'koster',
  eg: 'jeg',
  æ: 'jeg',
  ikkje: 'ikke',
  itj: 'ikke',
  ikkj: 'ikke',
  dokker: 'dere',
  dykk: 'dere',
  dokk: 'dere',
  dykkar: 'dere',
  dokkers: 'dere',
  dåkker: 'dere',
  dåkk: 'dere',
  deres: 'dere',
  frå: 'fra',
  heim: 'hjem',
  heime: 'hjemme',
  åpen: 'åpent',
  ope: 'åpent',
  opent: 'åpent',
  opningstider: 'åpningstider',
  opningstid: 'åpningstid',
  no: 'nå',
  nokon: 'noen',
  noko: 'noe',
  nokko: 'noe',
  nåkka: 'noe',
  verkar: 'virker',
  virka: 'virker',
  funka: 'virker',
  funker: 'virker',
  fungerer: 'virker',
  fungera: 'virker',
  gjeld: 'gjelder',
  rekninga: 'regningen',
  rekning: 'regning',
  abbonement: 'abonnement',
  abonemang: 'abonnement',
  tlf: 'telefon',
  mob: 'mobil',
  mobiln: 'mobil',
  tida: 'tid',
  lengje: 'lenge',
  mykje: 'mye',
  meir: 'mer',
  uta: 'uten',
  utan: 'uten',
  seier: 'sier',
  sei: 'si',
  pengar: 'penger',
  pengane: 'pengene',
  trekt: 'trekkes',
  nummer: 'nummeret',
  nr: 'nummeret',
  telefonnr: 'telefonnummer',
  tlfnr: 'telefonnummer',
  kordan: 'hvordan',
  kossn: 'hvordan',
  roaming: 'utlandet',
  simkort: 'sim',
  simkortet: 'sim',
  utlannet: 'utlandet',
  utlande: 'utlandet',
}

/** Words that say nothing about what is asked. */
const COMMON: Record<Locale, ReadonlySet<string>> = {
  nb_NO: new Set(
    `hva hvor hvordan hvorfor hvem hvilken når kan kunne er har får må skal vil bør jeg du dere de det den man vi meg deg oss min mitt mine din ditt dine en ei et å på til for i av med og eller
     som om at hvis så da nå der her noe noen også bare fra blir bli ble gjør gjøre finnes tilbyr virker går ha få seg sin ut inn opp over etter før ved hos ett to egentlig litt helt bruke bruker hei helst heller mener mente mens samme midten godta så alt ingen derfor stedet akkurat faktisk bra kjør se vis vise ser dem kommer senere seinere
     takk være lurer liksom trenger ønsker altså lyst måte type slags gjelder ja nei jo per pr vite fortell forklar betyr dette denne alle the a is what how do does can you i to of in it`.split(
      /\s+/,
    ),
  ),
  en_US: new Set(
    `what how when where which who why can could do does did is are will would may should have has i you we they it that this the a an of to for in on with and or if so then now there here some any
     also just from be get my me your us our please hi hello thanks want like know tell explain mean about there`.split(
      /\s+/,
    ),
  ),
  sv_SE: new Set(
    `vad hur när var vart vilken vilket vilka varför vem kan är har får måste ska vill jag du ni de det den man vi mig dig oss min mitt mina din ditt dina en ett att på till för i av med och eller som om
     så då nu där här något någon också bara från blir bli gör göra finns hej tack undrar behöver menas betyder denna detta alla`.split(
      /\s+/,
    ),
  ),
  da_DK: new Set(
    `hvad hvor hvordan hvorfor hvem hvilken hvilket hvilke hvornår kan er har får må skal vil jeg du i de det den man vi mig dig os min mit mine din dit dine en et at på til for af med og eller som om
     så da nu der her noget nogen også bare fra bliver blive gør gøre findes hej tak undrer behøver betyder denne dette alle`.split(
      /\s+/,
    ),
  ),
}

/** The words of a question as our articles would say them. */
export const spoken = (question: string, locale: Locale): string[] => {
  const said = tokensOf(question.replaceAll(/\be[- ](?=sim\b|post|mail|faktura)/giu, 'e'))
  return locale === 'nb_NO' ? said.map((word) => (Object.hasOwn(ALIKE, word) ? (ALIKE[word] ?? word) : word)) : said
}

export const isCommon = (word: string, locale: Locale): boolean => COMMON[locale].has(word)
