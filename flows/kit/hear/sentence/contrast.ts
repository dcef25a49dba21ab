import { anyLink } from '../../words/language-words.ts'
import { withoutManners } from '../../words/filler-words.ts'
import { numberOf } from '../../words/numbers.ts'
import { anyOf } from './forms.ts'

/** "6, ikke 12" means 6 and denies 12. */
export type Contrast = { meant: string; denied: string }

const LONGEST = 200
/** "Ikke bare katt" denies no cat, and "inte förrän 15 mars" no day. */
const DENIES = String.raw`(?:${anyOf('denies')})(?!\s+(?:${anyOf('only')})\s+\p{L}|\s+(?:${anyOf('notBefore')})\s)(?:\s+(?:${anyOf('adverbs')}))?`
const BUT = String.raw`(?:${anyOf('but')})`
const SHOULD_BE = String.raw`(?:${anyOf('should')})\s+(?:${anyOf('be')})`
const FEW_WORDS = String.raw`\S*[^\s,;](?:\s+\S*[^\s,;]){0,3}?`
/** The same up to the end, where a comma may stand between: "5 mars ikke 3 mai, altså Tuva". */
const FEW_WORDS_TO_END = String.raw`\S+(?:\s+\S+){0,3}?`
const OPENS = String.raw`(?:(?:${anyOf('opens')})[\s,.:!]+)*`
const ARE = anyLink('isPhrases')
const THE = `(?:(?:${anyLink('the')}) )?`
const IT_IS = String.raw`(?:(?:(?:${anyOf('it')})\s+(?:${ARE})|${anyLink('itIsPhrases')})[\s,]+)?`

/** "Ikke 12 men 6". */
const BEFORE = new RegExp(
  String.raw`^${OPENS}${IT_IS}${DENIES}\s+(?<denied>${FEW_WORDS})(?:\s*[,;]\s*|\s+)${BUT}\s+(?<meant>\S.*)$`,
  'iu',
)
/** "6, ikke 12". */
const BEHIND = new RegExp(
  String.raw`^(?<meant>.*[^\s,;])(?:\s*[,;–-]\s*|\s+)(?:(?:${anyOf('and')}|${anyOf('but')})\s+)?${DENIES}\s+${THE}(?<denied>${FEW_WORDS_TO_END})[.!]*$`,
  'iu',
)
/** "Jeg bor ikke i Moss, jeg bor i Rygge". */
const IN_SENTENCE = new RegExp(
  String.raw`^(?:\S+\s+){0,4}?${DENIES}\s+(?:(?:${anyOf('be')})\s+)?(?<denied>${FEW_WORDS})(?:\s*[,;]\s*(?:${BUT}\s+)?|\.\s+|\s+[–-]\s+|\s+${BUT}\s+)(?<meant>\S.*)$`,
  'iu',
)
/** "Bytt Vik med Wiik", "endre fra 33 til 45". */
const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('changes')}|${anyOf('from')})\s+(?<denied>${FEW_WORDS})\s+(?:${anyOf('to')})\s+(?<meant>\S.*)$`,
  'iu',
)
/** "Swap travel for car". */
const EXCHANGED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('exchanges')})\s+${THE}(?<denied>${FEW_WORDS})\s+(?:${anyOf('exchangedFor')})\s+(?<meant>\S.*)$`,
  'iu',
)
/** "Jeg skrev 5, det er 15", "I said May, I meant June", "tænkte først på maj, men lad os sige juni". */
const WROTE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('subject', 'you')})\s+(?:${anyOf('wrote')})\s+(?:\p{L}{1,4}\s+)?(?<denied>${FEW_WORDS})(?:\s*[,;.–-]+\s*(?:${BUT}\s+)?|\s+${BUT}\s+)(?:(?:${anyOf('it')})\s+(?:${ARE})|(?:${anyOf('subject')})\s+(?:${anyOf('meant')})|(?:${anyOf('subject')})\s+(?:(?:${ARE})\s+(?:${anyOf('from')})|(?:${anyOf('calls')}))|${anyOf('letsSay')}|(?:(?:${anyOf('it')})\s+)?${SHOULD_BE})\s+(?<meant>\S.*)$`,
  'iu',
)
/** "33 skal være 45". */
const SHOULD = new RegExp(
  String.raw`^${OPENS}(?<denied>${FEW_WORDS})\s*(?:\s${SHOULD_BE}\s|[-=]>|→)\s*(?<meant>\S.*)$`,
  'iu',
)
/** "I stedet for kim@ skal der stå info@". */
const INSTEAD = new RegExp(
  String.raw`^${OPENS}(?:${anyLink('insteadOfPhrases')})\s+(?<denied>${FEW_WORDS})[\s,]+(?:${anyOf('should')})\s+(?:(?:${anyOf('it')})\s+)?(?:${anyOf('be')})\s+(?<meant>\S.*)$`,
  'iu',
)
/** Where it stands: "33 mot 38 på slutet i telefonnumret", "17, ikke 1, i gata". */
const PLACE_BEHIND = new RegExp(String.raw`[\s,]+(?:${anyLink('at')})\s+${THE}\p{Ll}+[.!]*$`, 'u')
/** "Glem 3 gb, gjør det til 6". */
const DROPS = new RegExp(
  String.raw`^${OPENS}(?:${anyOf('drops')})\s+${THE}(?<denied>${FEW_WORDS})\s*[,;.–-]+\s*(?:${BUT}\s+)?(?<meant>\S.*)$`,
  'iu',
)
/** "3 gb holder, glem 6". */
const DROPPED = new RegExp(
  String.raw`^(?<meant>.*[^\s,;])\s*[,;.–-]+\s*(?:${anyOf('drops')})\s+${THE}(?<denied>${FEW_WORDS})[.!]*$`,
  'iu',
)
/** "Postnummeret ble 0355, det er 0353". */
const BECAME = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('became')})\s+(?<denied>${FEW_WORDS})\s*[,;.–-]+\s*(?:${BUT}\s+)?(?:(?:${anyOf('it')})\s+)?(?:${ARE}|${SHOULD_BE})\s+(?<meant>\S.*)$`,
  'iu',
)
/** "Ikke Lie lenger, bare Vik". */
const NO_LONGER = new RegExp(
  String.raw`^${OPENS}${IT_IS}${DENIES}\s+(?<denied>${FEW_WORDS})\s+(?:${anyOf('longer')})[\s,;]+(?:(?:${BUT}|${anyOf('only')}|${anyOf('now')})\s+)*(?<meant>\S.*)$`,
  'iu',
)
/** "Heller 12 gb enn 6". */
const RATHER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('prefers')})\s+(?!(?:${anyOf('denies')})\s)(?:(?:${anyOf('takes')}|${anyOf('be')})\s+)?(?<meant>${FEW_WORDS})\s+(?:${anyOf('than')})\s+${THE}(?<denied>${FEW_WORDS})[.!]*$`,
  'iu',
)
/** "12 gb heller enn 6". */
const RATHER_THAN = new RegExp(
  String.raw`^(?<meant>.*[^\s,;])\s+(?:${anyOf('prefers')})\s+(?:${anyOf('than')})\s+${THE}(?<denied>${FEW_WORDS})[.!]*$`,
  'iu',
)
const PREFERRING: readonly RegExp[] = [RATHER, RATHER_THAN]
const DENYING: readonly RegExp[] = [NO_LONGER, BEFORE, BEHIND, DROPS, DROPPED, ...PREFERRING]
const ALL: readonly RegExp[] = [INSTEAD, ...DENYING, BECAME, WROTE, IN_SENTENCE, FROM_TO, EXCHANGED, SHOULD]

/** "Vik er feil" denies Vik. */
const SAID_WRONG = new RegExp(String.raw`\s+(?:${ARE}|${anyLink('wasPhrases')})\s+(?:${anyOf('wrong')})[,.]?$`, 'iu')

/** "Lia og ikke Li" means Lia. */
const JOINED = new RegExp(String.raw`[\s,]+(?:${anyOf('and')}|${BUT})$`, 'iu')

function found(said: string, forms: readonly RegExp[]): Contrast[] {
  if (said.length > LONGEST) return []
  const plain = withoutManners(said.trim())
  const bare = plain.replace(PLACE_BEHIND, '')
  return (bare === plain ? [plain] : [bare, plain]).flatMap((text) =>
    forms.flatMap((form) => {
      const { meant, denied } = form.exec(text)?.groups ?? {}
      return meant === undefined || denied === undefined
        ? []
        : [inDigits({ meant: meant.replace(JOINED, ''), denied: denied.replace(SAID_WRONG, '') })]
    }),
  )
}

/** "Femten, ikke fem" is 15, not 5. */
function inDigits({ meant, denied }: Contrast): Contrast {
  const [one, other] = [meant, denied].map((said) => numberOf(said.trim().toLowerCase().replace(/[.!]$/, '')))
  return one === undefined || other === undefined ? { meant, denied } : { meant: String(one), denied: String(other) }
}

/** The part of an utterance that is meant, where another part is denied; undefined where nothing is. */
export const contrastIn = (utterance: string): Contrast | undefined => found(utterance, DENYING)[0]

/** Every way to read an utterance as one part instead of another, the plainest first. */
export const contrastsIn = (utterance: string): Contrast[] => found(utterance, ALL)

const LEAD = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')})[\s,.:!]+)*(?:(?:${[
    String.raw`(?:(?:${anyOf('subject')})\s+)?(?:${anyOf('meant')})(?:\s+at)?`,
    String.raw`(?:(?:${anyOf('can')})\s+(?:${anyOf('you')}|${anyOf('subject')})\s+)?(?:(?:${anyOf('manners')})\s+)?(?:${anyOf('changes')})(?:\s+(?:(?:${anyOf('it')})\s+)?(?:${anyLink('behindChanges')}))?(?:\s+\S+){0,3}?\s+(?:${anyOf('to')})`,
    String.raw`(?:(?:${anyOf('my')}|${anyOf('it')}|${anyLink('itIsPhrases')})\s+)?(?:(?:${anyOf('name')})\p{L}*\s+)?(?:(?:${anyOf('my')})\s+)?(?:(?:${ARE}|${anyOf('should')})\s+)?(?:${anyOf('spelled')})`,
    String.raw`(?:(?:${anyOf('it')})\s+)?${SHOULD_BE}`,
  ].join('|')})\s+)?`,
  'iu',
)
const TAIL = new RegExp(
  String.raw`[\s,]+(?:(?:${anyOf('should')})\s+(?:${anyOf('it')})\s+(?:${anyOf('be')})|(?:${ARE})\s+(?:(?:${anyOf('it')})\s+)?(?:${anyOf('right')})\p{L}*)[.!]*$`,
  'iu',
)
const ADVERBS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${anyOf('is')}|${anyOf('be')})\s+)(?:(?:${anyOf('adverbs')})\s+)+`,
  'giu',
)

/** "Glem 3 gb, gjør det til 6", "3 gb holder, glem 6". */
export const dropsOne = (utterance: string): boolean => found(utterance, [DROPS, DROPPED]).length > 0

/** "Heller innbo enn reise". */
export const preferredIn = (utterance: string): Contrast | undefined => found(utterance, PREFERRING)[0]

/** The value a correction leads to: "rett opp adressen til Lia 8" means Lia 8. */
export const valueMeant = (meant: string): string =>
  meant.trim().replace(LEAD, '').replace(TAIL, '').replace(ADVERBS, '')

/** "Nygata 11 skulle det stått." */
export const saysRight = (utterance: string): boolean => TAIL.test(utterance)
