import { words } from '../everyday.ts'
import type { Contact } from '../contact.ts'

export const norwegianContact: Contact = {
  atSignPhrases: ['krøllalfa', 'alfakrøll', String.raw`snabel-?\s?a`],
  atSaid: words('at æt'),
  onProvider: ['på'],
  dots: words('punktum punkt prikk'),
  hyphens: ['bindestrek'],
  underscores: ['understrek'],
  beforeAddress: words('er blir'),
  mailNouns: words('mail post'),
  behindEnds: words('på med'),
  owners: words('jeg eg æ e vi'),
  hasNonePhrases: ['(?:har|eier|eig|bruker|brukar) (?:ikke|ikkje|itj|ingen|inga|ikke noe|ikke noen)'],
  tellsNonePhrases: ['vil (?:ikke|ikkje) (?:gi|oppgi|si)(?: dere| deg)?', 'dere får (?:ikke|ikkje)'],
  beforeNounPhrases: words('noen noe'),
  emailPhrases: ['e ?post(?:adresse|en)?', 'e ?mail(?:adresse)?', 'mail(?:adresse|en)?'],
  phonePhrases: ['mobil(?:telefon|nummer|en)?', 'telefon(?:nummer|en)?', 'tlf'],
  behindNone: words('lenger lengre mer min mi mitt'),
  without: words('ingen uten'),
  hasOnlyPhrases: ['har (?:bare|kun|berre)(?: (?:en|ei))?'],
  onlyLandlinePhrases: ['fast ?telefon'],
  movesPhrases: [String.raw`flytt\p{L}*`, String.raw`port\p{L}*`, String.raw`behold\p{L}*`, 'ta med'],
  mobilePhrases: [String.raw`mobil\p{L}*`],
  behindMobile: words('er e på nummer'),
  behindEnding: words('til på i'),
}
