import { words } from '../everyday.ts'
import type { Contact } from '../contact.ts'

export const danishContact: Contact = {
  atSignPhrases: [String.raw`snabel-?\s?a`],
  atSaid: ['at'],
  onProvider: ['på'],
  dots: words('punktum punkt prik'),
  hyphens: ['bindestreg'],
  underscores: ['understreg'],
  beforeAddress: words('er bliver'),
  mailNouns: words('mail post'),
  behindEnds: words('på med'),
  owners: words('jeg vi'),
  hasNonePhrases: ['(?:har|ejer|bruger) (?:ikke|ingen|ikke noget|ikke nogen)'],
  tellsNonePhrases: ['vil ikke (?:give|oplyse|sige)(?: jer| dig)?', 'i får ikke'],
  beforeNounPhrases: ['nogen'],
  emailPhrases: ['e ?post(?:adresse|en)?', 'e ?mail(?:adresse)?', 'mail(?:adresse|en)?'],
  phonePhrases: ['mobil(?:telefon|nummer|en)?', 'telefon(?:nummer|en)?', 'tlf'],
  behindNone: words('længere mere min mit'),
  without: words('ingen uden'),
  hasOnlyPhrases: ['har (?:bare|kun)(?: en)?'],
  onlyLandlinePhrases: ['fast ?telefon', 'fastnettelefon'],
  movesPhrases: [String.raw`flyt\p{L}*`, String.raw`port\p{L}*`, String.raw`behold\p{L}*`, 'tage? med'],
  mobilePhrases: [String.raw`mobil\p{L}*`],
  behindMobile: words('er på nummer'),
  behindEnding: words('til på i'),
}
