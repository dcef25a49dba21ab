import { words } from '../everyday.ts'
import type { Names } from '../names.ts'

export const danishNames: Names = {
  greetingPhrases: ['hej', 'hejsa', 'hallo', String.raw`god\s*dag`],
  bearers: words('jeg han hun barnet drengen pigen sønnen datteren'),
  called: ['hedder'],
  possessives: words('mit min'),
  wholes: words('fulde hele'),
  nouns: words('navn navnet'),
  behindNoun: ['mit'],
  shouldBePhrases: [String.raw`skal\s+(?:være|staves|skrives|hedde)`],
  introducingPhrases: [String.raw`(?:det|dette|jeg)\s+(?:er|bliver|må\s+(?:vel\s+)?være)`],
  behindIntroducing: words('vel nok vist da'),
  toldBehindPhrases: [String.raw`(?:hedder|er)\s+jeg(?:\s+da)?`],
  endingPhrases: ['her', 'tak', String.raw`i\s+øvrigt`],
  nextClausePhrases: [String.raw`(?:og|men)\s+(?:jeg|bor|vil)`],
  beforeOthersPhrases: [...words('og men f født tlf telefon mobil mob nr nummer mail er på'), 'e-?post'],
  particlesLikeWords: words('da så der den de du'),
  beforeLettersPhrases: [...words('med og en to'), 'dobbelt?'],
  letterEndings: words('er et'),
  nounEndings: words('et'),
  asPart: words('i som til'),
  shortNouns: [],
  beforeThing: words('på i'),
  papers: words(
    'pas kørekort legitimation id bankkort kort aftale abonnement ordre bestilling konto kontrakt faktura regning skærm bekræftelse sim mig',
  ),
  identityPapers: words(
    'pas passet kørekort kørekortet legitimation sygesikring sygesikringen sygesikringsbevis sygesikringsbeviset id bankkort bankkortet folkeregisteret',
  ),
  paperSaysPhrases: words('står siger hedder'),
  signsPhrases: ['mvh', 'hilsen', String.raw`(?:med\s+)?venlig\s+hilsen`, 'vh', 'kh'],
  nicknamedPhrases: ['kaldes', String.raw`(?:bliver|er)\s+kaldt`, String.raw`kalder\s+(?:de\s+|alle\s+|folk\s+)?mig`],
  self: words('jeg mit'),
  asSelf: { subject: 'jeg', possessive: 'mit' },
  inNoName: words('jeg ved hvad hvorfor skal noget hedde er kan vil har det samme'),
  noNameAlone: words('ja nej tak hej ved ok okay vent stop hjælp'),
}
