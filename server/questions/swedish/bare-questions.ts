import type { BareQuestions, Pronoun } from '#server/questions/language.ts'

const IT = '(?:det|den|detta|det här|det där|de|de här)'
const WHAT = '(?:vad|va)'
const IS = '(?:är|e|ä)'
const I = '(?:jag|ja|man|vi)'

export const bareQuestions: BareQuestions = {
  leads: ['(?:men|och|jo|nu|ok|hej|hallå|så)'],
  tags: ['(?:eller(?: (?:vad|va|hur|inte))?|elle|då|nu|egentligen)'],
  worksHow: [
    `hur (?:funkar|fungerar|gör) (?:${IT}|man ${IT})(?: här| egentligen)?`,
    `${WHAT} ${IS} ${IT} (?:här )?(?:till )?för(?: (?:något|nåt|nånting))?`,
    `${WHAT} ska ${IT} vara (?:bra )?(?:till|för)(?: för)?`,
  ],
  standsWhere: [`(?:var|vart) (?:står|hittar ${I}|finns|ligger|${IS}) ${IT}(?: (?:nånstans|någonstans|skrivet))?`],
  holdsHowLong: [`hur (?:länge|lång tid) (?:gäller|varar|funkar) ${IT}(?: för)?`],
  costsWhat: [`(?:${WHAT}|hur mycket) (?:kostar|blir) ${IT}(?: mig)?`],
  costsMore: [`(?:${IS}|kostar) ${IT} (?:något |nåt )?(?:extra|mer)(?: för ${IT})?`],
  agreesToWhat: [
    `${WHAT} (?:säger|${IS} ${IT}) (?:${I} (?:säger )?)?ja till`,
    `${WHAT} (?:${IS} ${IT} )?(?:${I} )?(?:godkänner|accepterar|samtycker till|går med på|skriver under på)(?: ${I})?(?: här)?`,
  ],
  isFree: [
    `${IS} ${IT} (?:helt )?(?:gratis|kostnadsfritt)(?: \\S+)?`,
    `kostar ${IT} (?:något|nåt)(?: extra)?`,
    `${WHAT} får ${I}(?: ut)?(?: (?:av|för) ${IT})?`,
  ],
  isBinding: [
    `${IS} ${IT}(?: här)? (?:bindande|förpliktande)`,
    `(?:binder|förbinder) ${I} mig till (?:något|nåt)`,
    `${IS} det (?:någon )?bindningstid`,
  ],
  whatNext: [`${WHAT} (?:hender|händer)(?: (?:nu|så|sen|sedan|efter det|därefter))*`],
  withoutCreditCheck: [],
  whyAttorney: [
    `(?:måste|behöver) ${I}(?: (?:göra )?(?:${IT}))?`,
    `varför (?:måste|behöver|ska|vill) (?:\\S+ ){1,2}${IT}`,
    `varför (?:är|e|behövs|krävs) ${IT}(?: (?:nödvändigt|ett krav|viktigt))?`,
    `${WHAT} ${IS} ${IT}(?: (?:där|här))?(?: (?:för något|för nåt))?`,
    `${WHAT} ${IS} ${IT} (?:jag|ja) (?:skriver på|skriver under|godkänner|går med på)`,
    `(?:(?:vad|va) (?:\\S+ ){0,3})?(?:om|ifall) (?:jag|ja|man|vi) (?:säger nej|inte)(?: \\S+){0,4}`,
  ],
  whichYouWouldTake: [
    `${WHAT} (?:tycker|tror) (?:du|ni)(?: själv)?`,
    '(?:vad|va|vilket|vicket|vilken) (?:skulle|hade) (?:du|ni)(?: själv)? (?:ta|tagit|välja|valt)',
    '(?:vilket|vicket|vilken) (?:är|e|ä) bäst',
  ],
  lengthOfSurvey: [],
  useOfAnswers: [],
}

/** Behind "den", leads in to what is named ("den nya koden"). */
const OF_NAMED = '(?:nya|gamla|andra|första|sista|nästa|samma|ena|som|rätta|minsta|största|billigaste|bästa)'

export const pronoun: Pronoun = {
  it: new RegExp(String.raw`(?<!\p{L})den(?: (?:här|där))?(?! ${OF_NAMED}(?!\p{L}))(?!\p{L})`, 'iu'),
  names: { code: 'koden', email: 'mejlen', address: 'adressen', birthDate: 'födelsedatumet', attorney: 'fullmakten' },
}
