import { words } from '../everyday.ts'
import type { Contact } from '../contact.ts'

export const englishContact: Contact = {
  atSignPhrases: [],
  atSaid: ['at'],
  onProvider: [],
  dots: ['dot'],
  hyphens: ['dash'],
  underscores: ['underscore'],
  beforeAddress: ['is'],
  mailNouns: ['mail'],
  behindEnds: words('with in'),
  owners: words('i we'),
  hasNonePhrases: ['(?:have|use|got) (?:no|not|not any)', '(?:do not|don t|dont) (?:have|use|got)'],
  tellsNonePhrases: ['(?:will|want) not (?:give|tell)(?: you)?', 'you (?:will|do) not get'],
  beforeNounPhrases: words('an any a'),
  emailPhrases: ['e ?mail(?: address)?', 'mail'],
  phonePhrases: ['phone(?: number)?', 'mobile'],
  behindNone: ['any ?more', 'my', 'one'],
  without: words('no without'),
  hasOnlyPhrases: ['(?:have|got) only(?: a)?', 'only (?:have|got)(?: a)?'],
  onlyLandlinePhrases: ['land ?line'],
  movesPhrases: ['bring', 'keep', String.raw`move\p{L}*`],
  mobilePhrases: [String.raw`cell\p{L}*`, String.raw`mobile\p{L}*`],
  behindMobile: words('is number phone'),
  behindEnding: ['at'],
}
