import { withoutManners } from '../words/filler-words.ts'

/** "6, ikke 12" means 6 and denies 12. */
export type Contrast = { meant: string; denied: string }

const LONGEST = 200
const DENIES = String.raw`(?:ikke|ikkje|inte|itj|ej|not|i ?stedet for|istedenfor|i ?stället för|instead of|rather than|snarare än)`
const FEW_WORDS = String.raw`\S+(?:\s+\S+){0,3}?`
const OPENING = String.raw`(?:(?:nei|nej|no|oi|oj|sorry|det er|det är|it['’]s|it is)[\s,]+)*`
const BEHIND = new RegExp(
  String.raw`^(?<meant>.*[^\s,;])(?:\s*[,;–-]\s*|\s+)(?:(?:og|och|and|men|but)\s+)?${DENIES}\s+(?:den |det |the )?(?<denied>${FEW_WORDS})[.!]*$`,
  'iu',
)
const BEFORE = new RegExp(
  String.raw`^${OPENING}${DENIES}\s+(?<denied>${FEW_WORDS})(?:\s*[,;]\s*|\s+)(?:men|utan|but)\s+(?<meant>\S.*)$`,
  'iu',
)

/** The part of an utterance that is meant, where another part is denied; undefined where nothing is. */
export function contrastIn(utterance: string): Contrast | undefined {
  if (utterance.length > LONGEST) return undefined
  const said = withoutManners(utterance.trim())
  const { meant, denied } = (BEFORE.exec(said) ?? BEHIND.exec(said))?.groups ?? {}
  return meant === undefined || denied === undefined ? undefined : { meant, denied }
}

const LEAD = new RegExp(
  String.raw`^(?:(?:nei|neida|nej|nä|næ|no|oi|oj|ups|hov|oops|sorry|vent|vänta|wait|beklager|undskyld|förlåt|jo|men|but|og|och)[\s,.:!]+)*(?:(?:${[
    String.raw`(?:(?:jeg|eg|æ|jag|i|vi)\s+)?(?:mente|meinte|mener|meiner|menade|menar|meant|mean)(?:\s+at)?`,
    String.raw`(?:(?:kan|kunne|kunde|can|could)\s+(?:du|dere|ni|i|you|jeg|jag|vi)\s+)?(?:please\s+)?(?:rett|rette|ret|rätta|endre|endra|ændre|ændr|ret|ändra|change|correct|update|bytt|bytte|byt|byta|skift|skifte|oppdater|oppdatere|uppdatera|fiks|fiks|fix|sett|gjør)(?:\s+(?:det\s+)?(?:opp|om|ut|på))?(?:\s+\S+){0,3}?\s+(?:til|till|to|med|mot|with)`,
    String.raw`(?:(?:mitt|mit|my|det|it|it['’]?s)\s+)?(?:(?:navn|namn|name)\p{L}*\s+)?(?:mitt\s+|mit\s+)?(?:is\s+|skal\s+|ska\s+)?(?:staves|stavas|skrives|skrivs|spelled|spelt)`,
    String.raw`(?:det|den|it)\s+(?:skal|skulle|ska|should)\s+(?:være|ha vært|vara|have været|ha varit|stå|have stået|be|have been)`,
  ].join('|')})\s+)?`,
  'iu',
)
const TAIL =
  /[\s,]+(?:(?:skal|skulle|ska|should)\s+(?:det|den|it)\s+(?:ha\s+|have\s+)?(?:være|vært|vara|varit|været|stå|stått|stått|be|been)|(?:er|är|is)\s+(?:det\s+|den\s+)?(?:riktig|rett|rätt|rigtig|right|correct)\p{L}*)[.!]*$/iu

/** The value a correction leads to: "rett opp adressen til Lia 8" means Lia 8. */
export const valueMeant = (meant: string): string => meant.trim().replace(LEAD, '').replace(TAIL, '')

/** "Nygata 11 skulle det stått." */
export const saysRight = (utterance: string): boolean => TAIL.test(utterance)
