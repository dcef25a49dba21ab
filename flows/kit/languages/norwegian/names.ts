import { lines, words } from '../everyday.ts'
import type { Names } from '../names.ts'

export const norwegianNames: Names = {
  greetingPhrases: ['hei', 'heisann', 'hallo', String.raw`god\s+dag`],
  bearers: words('jeg eg æ e hun han ho barnet gutten jenta sønnen datteren sonen dottera'),
  called: words('heter heiter heite hete'),
  possessives: words('mitt min'),
  wholes: words('fulle hele'),
  nouns: words('navn namn navnet namnet'),
  behindNoun: ['mitt'],
  shouldBePhrases: [String.raw`skal\s+(?:være|vera|staves|skrives|hete)`],
  introducingPhrases: [String.raw`(?:det|dette|jeg|eg|æ)\s+(?:er|e|blir|må\s+(?:vel\s+)?(?:være|vera))`],
  behindIntroducing: words('vel nok visst da forresten førresten'),
  toldBehindPhrases: [String.raw`(?:heter|heiter|er)\s+(?:jeg|eg)(?:\s+da)?`],
  endingPhrases: ['her', 'takk', String.raw`som\s+bestiller`, 'forresten', 'førresten'],
  nextClausePhrases: [String.raw`(?:og|men)\s+(?:jeg|eg|æ|bor|vil)`],
  beforeOthersPhrases: [
    ...words('og men f født fødd tlf telefon mob nr nummer mail er nås treffes ringes på'),
    'mobil(?:en|nr)?',
    'e-?post',
  ],
  particlesLikeWords: words('da så der den de du'),
  beforeLettersPhrases: [...words('med og en to'), 'dobbelt?'],
  whereInName: lines('i midten|til slutt|på slutten|i enden|på midten'),
  letterEndings: words('er en et'),
  nounEndings: words('et'),
  asPart: words('i som til'),
  shortNouns: [],
  beforeThing: words('på i'),
  papers: words(
    'pass førerkort legitimasjon id bankkort kort avtale abonnement ordre bestilling konto kontrakt faktura regning rekning skjerm bekreftelse sim meg mæ',
  ),
  identityPapers: words(
    'pass passet førerkort førerkortet legitimasjon legitimasjonen leg id id-kort id-kortet bankkort bankkortet folkeregisteret',
  ),
  paperSaysPhrases: words('står sier heter'),
  signsPhrases: ['mvh', 'hilsen', String.raw`(?:med\s+)?vennlig\s+hilsen`, String.raw`vh`],
  nicknamedPhrases: [
    'kalles',
    'kallast',
    String.raw`(?:blir|er)\s+kalt`,
    String.raw`kaller\s+(?:de\s+|alle\s+|folk\s+)?(?:meg|mæ)`,
  ],
  self: words('jeg eg æ mitt'),
  asSelf: { subject: 'jeg', possessive: 'mitt' },
  inNoName: words(
    `jeg eg æ ikke ikkje itj det er hva hvor hvordan hvorfor hvem hvilken hvilket hvilke kan skal vil må har skrev tastet trykket heter hete heite heta kalles vet veit noe noen dere dette deg hvis fordi koster kosta trenger
     samme skjønner forstår ombestemte avbryt bestillingen og`,
  ),
  happensPhrases: [String.raw`\p{L}{2,}(?:en|et|a|ene) \p{L}{2,}(?:er|ar|te|de)`],
  noNameAlone: words(
    `ja nei jo takk tusen mange hei hallo heisann god dag morgen kveld på deg ok okei greit fint gjerne gå tilbake vent litt et øyeblikk nå ikke senere feil angre stopp slutt hjelp si opp spørsmål vil vet ingen ingenting
     faen dritt dust din dum bot robot idiot hold kjeft haha hmm tja test`,
  ),
}
