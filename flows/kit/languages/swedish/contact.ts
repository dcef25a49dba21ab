import { words } from '../everyday.ts'
import type { Contact } from '../contact.ts'

export const swedishContact: Contact = {
  atSignPhrases: [String.raw`snabel-?\s?a`, String.raw`kanel-?\s?bulle`],
  atSaid: ['at'],
  onProvider: ['på'],
  dots: words('punkt prick'),
  hyphens: words('bindestreck streck'),
  underscores: ['understreck'],
  beforeAddress: words('är blir'),
  mailNouns: words('mail post mejl'),
  behindEnds: words('på med'),
  owners: words('jag vi'),
  hasNonePhrases: ['(?:har|äger|använder|brukar) (?:inte|ej|ingen|inga)'],
  tellsNonePhrases: ['vill inte (?:ge|lämna|säga)(?: er| dig)?', 'ni får inte'],
  beforeNounPhrases: ['någon'],
  emailPhrases: ['e ?post(?:adress|en)?', 'e ?mail(?:adress)?', 'mail(?:adress|en)?', 'mejl(?:adress|en)?'],
  phonePhrases: ['mobil(?:telefon|nummer|en)?', 'telefon(?:nummer|en)?', 'tlf'],
  behindNone: words('längre mer min mitt'),
  without: words('ingen utan'),
  hasOnlyPhrases: ['har bara(?: en)?'],
  onlyLandlinePhrases: ['fast ?telefon'],
  movesPhrases: [String.raw`flytt\p{L}*`, String.raw`port\p{L}*`, String.raw`behåll\p{L}*`, 'ta med'],
  mobilePhrases: [String.raw`mobil\p{L}*`],
  behindMobile: words('är på nummer'),
  behindEnding: words('till på i'),
}
