import { words } from '../everyday.ts'
import type { Names } from '../names.ts'

export const swedishNames: Names = {
  greetingPhrases: ['hej', 'hejsan', 'hallå', String.raw`god\s+dag`],
  bearers: words('jag han hon barnet sonen dottern'),
  called: ['heter'],
  possessives: words('mitt min'),
  wholes: words('fulla hela'),
  nouns: words('namn namnet'),
  behindNoun: ['mitt'],
  shouldBePhrases: [String.raw`ska\s+(?:vara|stavas|skrivas|heta)`],
  introducingPhrases: [String.raw`(?:det|detta|jag)\s+(?:är|e|blir|måste\s+(?:väl\s+)?vara)`],
  behindIntroducing: words('väl nog visst då'),
  toldBehindPhrases: [String.raw`(?:heter|är)\s+jag(?:\s+då)?`],
  endingPhrases: ['här', 'tack', 'förresten'],
  nextClausePhrases: [String.raw`(?:och|men)\s+(?:jag|bor|vill)`],
  beforeOthersPhrases: [...words('och men f född tlf telefon mobil mob nr nummer mail är nås på'), 'mejl', 'e-?post'],
  particlesLikeWords: words('då så den de du'),
  beforeLettersPhrases: [...words('med och en två'), 'dubbelt?'],
  letterEndings: words('ar'),
  nounEndings: words('et'),
  asPart: words('i som till'),
  shortNouns: [],
  beforeThing: words('på i'),
  papers: words(
    'pass körkort legitimation id bankkort kort avtal abonnemang order beställning konto kontrakt faktur räkning skärm bekräftelse sim mig mej',
  ),
  identityPapers: words(
    'pass passet körkort körkortet legitimation legitimationen leg id id-kort id-kortet bankkort bankkortet folkbokföringen',
  ),
  paperSaysPhrases: words('står säger heter'),
  signsPhrases: ['mvh', 'hälsningar', 'hälsning', String.raw`(?:med\s+)?vänlig(?:a)?\s+hälsning(?:ar)?`, 'vh'],
  nicknamedPhrases: ['kallas', String.raw`kallar\s+(?:de\s+|alla\s+|folk\s+)?(?:mig|mej)`],
  self: words('jag mitt'),
  asSelf: { subject: 'jag', possessive: 'mitt' },
  inNoName: words('jag inte är vad varför vill måste ni något det kan har vet samma'),
  noNameAlone: words('ja nej tack hej vänta stopp hjälp'),
}
