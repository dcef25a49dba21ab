import type { Article } from '#contracts/content/faq.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import { lineOf } from './lines.ts'

/**
 * What a question without a topic of its own is about where it is asked: "why do you need it" where the power of
 * attorney is asked for, "is it free" where an account is made, "do you read these" where we ask if one is content.
 */
export function onBareQuestion(
  { question, asking: { flow, step }, library: { index } }: QuestionInContext,
  say: Answers,
) {
  if (step === undefined || flow === undefined) return undefined
  const here = PLACES.find((one) => isAt(one, flow, step) && one.asks.test(question))
  const article = here?.slugs.flatMap((slug) => index.bySlug(slug) ?? [])[0]
  return article && say.article(article)
}

type Place = {
  flow?: FlowName
  line?: Article['category']
  step?: RegExp
  asks: RegExp
  /** Of the same article in each language. */
  slugs: readonly string[]
}

const isAt = (place: Place, flow: FlowName, step: string) =>
  (place.flow === undefined || place.flow === flow) &&
  (place.line === undefined || place.line === lineOf(flow)) &&
  (place.step === undefined || place.step.test(step))

const whole = (...ways: readonly string[]) =>
  new RegExp(String.raw`^(?:(?:men|og|och|jo|nå|but|and|so|ok) )?(?:${ways.join('|')})\s*[?!.]*$`, 'iu')

const IT = String.raw`(?:det|d|dette|den|disse|dette her|this|it|that|these|them)`

const HOW_IT_WORKS = whole(
  String.raw`(?:hvordan|korleis|koss|åssen|hur|how) (?:funker|fungerer|virker|verkar|gjør|funkar|fungerar|does|do) (?:${IT}|det her|det här|dette her|man ${IT})(?: work| her| egentlig| egentligen)?`,
)

const PLACES: readonly Place[] = [
  { line: 'mobile', asks: HOW_IT_WORKS, slugs: ['slik-bestiller-du', 'how-to-order'] },
  { line: 'power', asks: HOW_IT_WORKS, slugs: ['elavtal', 'elaftale'] },
  {
    line: 'insurance',
    asks: HOW_IT_WORKS,
    slugs: ['hva-skjer-etter-forsikringssamtalen', 'after-insurance-request'],
  },
  { line: 'account', asks: HOW_IT_WORKS, slugs: ['opprette-konto', 'sign-up', 'skapa-konto', 'oprette-konto'] },
  { line: 'refinancing', asks: HOW_IT_WORKS, slugs: ['refinansiering', 'what-is-refinancing'] },
  {
    line: 'mobile',
    step: /credit/,
    asks: whole(
      String.raw`(?:hvorfor|kvifor|koffer|why) (?:ikke|ikkje|not|det)`,
      String.raw`(?:hva|kva|ka) (?:kan|får) (?:jeg|eg|æ|man)(?: da)?(?: (?:få|ha|bestille))?(?: da)? uten(?: ${IT}| kredittsjekk(?:en)?)?(?: da)?`,
      String.raw`(?:what|which one) (?:can|do) i (?:get|have|order) without(?: ${IT}| a credit check| the credit check| one)?`,
    ),
    slugs: ['uten-kredittsjekk', 'without-credit-check'],
  },
  {
    line: 'power',
    step: /^attorney/,
    asks: whole(
      String.raw`(?:varför|hvorfor) (?:måste|behöver|ska|vill|skal|vil|må|behøver) (?:\S+ ){1,2}(?:det|den|detta|dette)`,
      String.raw`(?:varför|hvorfor) (?:är|er|behövs|krävs|kræves) (?:det|den|detta|dette)(?: (?:nödvändigt|nødvendigt|ett krav|et krav|viktigt|vigtigt))?`,
      String.raw`(?:vad|hvad) (?:är|er) (?:det|den|dette|detta)(?: (?:där|här|der|her))?`,
      String.raw`(?:vad|hvad) (?:\S+ ){0,3}(?:om|hvis) (?:jag|jeg|man|vi) (?:säger nej|siger nej|inte|ikke)(?: \S+){0,4}`,
    ),
    slugs: ['fullmakt', 'fuldmagt'],
  },
  {
    line: 'power',
    step: /^agreement/,
    asks: whole(
      String.raw`(?:vad|hvad) (?:tycker|synes|tror|mener) (?:du|ni|i)(?: (?:själv|selv))?`,
      String.raw`(?:vad|hvad|vilket|vilken|hvilken) (?:skulle|hade|ville) (?:du|ni|i)(?: (?:själv|selv))? (?:ta|tage|tagit|välja|valt|vælge|valgt)`,
    ),
    slugs: ['avtalsformer', 'aftaletyper'],
  },
  {
    line: 'account',
    asks: whole(
      String.raw`(?:er|e|är|is) ${IT} (?:helt |really |completely |all )?(?:gratis|kostnadsfritt|for free|free)(?: \S+)?`,
      String.raw`(?:koster|kostar|does) ${IT} (?:noe|noko|nåt|något|noget|anything|cost|cost anything|cost something|cost me anything)(?: (?:ekstra|extra))?`,
      String.raw`(?:hva|kva|ka|vad|hvad|what) (?:får|fær|do) (?:jeg|eg|æ|jag|man|vi|i)(?: get)?(?: (?:ut|ud))?(?: (?:av|af|for|för|from|out of|with) ${IT})?`,
    ),
    slugs: ['hva-koster-konto', 'what-an-account-costs', 'konto'],
  },
  {
    line: 'account',
    asks: whole(
      String.raw`(?:hva|kva|ka|vad|hvad) (?:skjer|hender|händer|sker)(?: der)?(?: (?:nå|nu|så|da|sen|sedan|videre|etterpå|etter det(?:te)?|bagefter|efter det|efteråt|derefter))*`,
      String.raw`what(?:(?:'s|’s| is| comes| happens)? (?:next|now|then|after that|afterwards)| happens)`,
    ),
    slugs: ['opprette-konto', 'sign-up', 'skapa-konto', 'oprette-konto'],
  },
  {
    line: 'account',
    asks: whole(
      String.raw`(?:er|e|är|is) ${IT}(?: her| här)? (?:noe |noko )?(?:bindende|bindande|forpliktende|förpliktande|forpligtende|binding)`,
      String.raw`(?:binder|forplikter|förbinder|forpligter) (?:jeg|eg|æ|jag) (?:meg|mæ|mig) (?:til|till) (?:noe|noko|nåt|något|noget)`,
      String.raw`(?:am i|do i) (?:committing|commit|committed|bound|binding myself|signing up) (?:to|for) (?:anything|something)`,
      String.raw`(?:er|är|is) (?:det|there) (?:noen |any |a )?(?:bindingstid|bindningstid|binding|lock-in|lock in)`,
    ),
    slugs: ['hva-koster-konto', 'what-an-account-costs', 'konto'],
  },
  {
    flow: 'csat_mobile',
    asks: whole(
      String.raw`(?:hvor|kor) (?:mange|mye|mykje|lang|langt) (?:spørsmål|tid|steg)(?: (?:er|e|tar) (?:det|dette))?(?: (?:igjen|att|da))?`,
      String.raw`how (?:many questions|long|much time)(?: (?:is|are|will|does|do) (?:it|this|there|they)(?: (?:be|take|left))?)?`,
      String.raw`(?:(?:hva|ka|kva) (?:er|e|betyr) |er |e |is |what (?:is|does) |does )?(?:1|5|en|ein|fem|one|five)(?: (?:her|here))?(?:,? (?:mean)?(?:best|verst|dårlig|bra|good|bad|worst)(?: (?:eller|or) (?:best|verst|dårligst|dårlig|bra|bad|good|worst))?| mean(?: good| bad)?(?: or bad)?)`,
      String.raw`(?:hva|ka|kva) (?:betyr|er|e) (?:tallene|tala|skalaen)|what (?:do the numbers mean|is the scale)`,
    ),
    slugs: ['om-undersokelsen', 'about-the-survey'],
  },
  {
    flow: 'csat_mobile',
    asks: whole(
      String.raw`(?:why|hvorfor|koffor|kvifor) (?:do|are|spør|spørr|vil|må) (?:you|dere|dokker|de)(?: .{1,40})?`,
      String.raw`(?:hva|kva|ka) (?:skal|bruker|gjør|vil|trenger) (?:dere|dokker|de) (?:med )?(?:${IT}|svar(?:et|ene)(?: mitt| mine)?)(?: (?:til|med|for))?`,
      String.raw`what (?:do|will|are) you (?:need|use|do|doing|going to do) (?:with )?(?:${IT}|my answers?|the answers?)(?: for)?`,
      String.raw`(?:do|does|will) (?:you|anyone|anybody|someone|somebody) (?:even |actually |really |ever )?(?:read|look at|see) (?:${IT}|my answers?|the answers?)`,
      String.raw`(?:leser|ser) (?:dere|noen|dokker) (?:egentlig |faktisk |virkelig )?(?:${IT}|på ${IT}|svar(?:et|ene)(?: mitt| mine)?)(?: (?:egentlig|faktisk|da|her))?`,
      String.raw`(?:hva|kva|ka|what) (?:koster|kostar|does) ${IT}(?: cost)?(?: (?:å svare|to answer|to reply))?`,
      String.raw`(?:er|is) ${IT} (?:gratis|free)(?: (?:å svare|to answer|to reply))?`,
      String.raw`(?:koster|does) ${IT} (?:noe|cost anything|cost something)(?: (?:å svare|to answer|to reply))?`,
    ),
    slugs: ['hva-svarene-brukes-til', 'what-answers-are-for'],
  },
]
