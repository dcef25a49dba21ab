import type { BareQuestions, Pronoun } from '#server/questions/language.ts'

const IT = '(?:det|d|dette|den|disse|dette her)'
const WHAT = '(?:hva|kva|ka)'
const IS = '(?:er|e)'
const I = '(?:jeg|eg|æ|man)'
const YOU = '(?:dere|dokker|de|du)'

export const bareQuestions: BareQuestions = {
  leads: ['(?:men|og|jo|nå|ok|hei|hallo|så)'],
  tags: ['(?:eller(?: (?:hva|ka|kva|ikke|ikkje))?|da|a|nå|egentlig|liksom)'],
  worksHow: [
    `(?:hvordan|korleis|koss|åssen) (?:funker|fungerer|virker|verkar|gjør) (?:${IT}|det her|man ${IT})(?: her| egentlig)?`,
    `${WHAT} ${IS} ${IT} (?:her )?(?:for )?(?:noe|no|noko|nokka)`,
    `${WHAT} ${IS} ${IT} her`,
  ],
  standsWhere: [
    `(?:hvor|kor|hvorhen) (?:står|finner (?:${I}|vi)|finnes|finn (?:${I}|vi)|ligger|er|e) ${IT}(?: (?:henne|hen|hen da|oppgitt|skrevet))?`,
  ],
  holdsHowLong: [`(?:hvor|kor) (?:lenge|lengje|lang tid) (?:gjelder|gjeld|varer|varar|virker) ${IT}(?: for)?`],
  costsWhat: [`(?:${WHAT}|(?:hvor|kor) (?:mye|mykje|my)) (?:koster|kostar|blir) ${IT}(?: for (?:meg|mæ))?`],
  costsMore: [
    `(?:${IS}|koster|kostar|blir) ${IT} (?:noe |noko )?(?:ekstra|mer|meir)(?: for ${IT})?`,
    `(?:${WHAT}|(?:hvor|kor) (?:mye|mykje)) ${IS} (?:gebyret|etableringsgebyret|etableringa|etableringen|oppstartsgebyret)`,
  ],
  agreesToWhat: [
    `${WHAT} (?:sier|seier|er ${IT}) (?:${I} (?:sier |seier )?)?ja til`,
    `${WHAT} (?:er ${IT} )?(?:${I} )?(?:godtar|godkjenner|samtykker til|går med på|skriver under på|signerer)(?: ${I})?(?: her)?`,
  ],
  isFree: [
    `${IS} ${IT} (?:helt |liksom )?gratis(?: \\S+)?`,
    `(?:koster|kostar) ${IT} (?:noe|noko|nokka)(?: ekstra)?`,
    `${WHAT} får ${I}(?: ut)?(?: av ${IT})?`,
  ],
  isBinding: [
    `${IS} ${IT}(?: her)? (?:noe |noko )?(?:bindende|bindande|forpliktende|forpliktande)`,
    `(?:binder|forplikter) (?:jeg|eg|æ) (?:meg|mæ) til (?:noe|noko|nokka)`,
    `${IS} det (?:noen )?bindingstid`,
  ],
  whatNext: [`${WHAT} skjer(?: (?:nå|så|da|videre|etterpå|etter det(?:te)?))*`],
  withoutCreditCheck: [
    '(?:hvorfor|kvifor|koffer) (?:ikke|ikkje|det)',
    `${WHAT} (?:kan|får) ${I}(?: da)?(?: (?:få|ha|bestille))?(?: da)? uten(?: ${IT}| kredittsjekk(?:en)?)?`,
  ],
  whyAttorney: [],
  whichYouWouldTake: [],
  lengthOfSurvey: [
    `(?:hvor|kor) (?:mange|mye|mykje|lang|langt) (?:spørsmål|tid|steg)(?: (?:er|e|tar) (?:det|dette))?(?: (?:igjen|att))?`,
    `(?:${WHAT} (?:er|e|betyr) |er |e )?(?:1|5|en|ein|fem)(?: her)?,? (?:best|verst|dårlig|bra)(?: eller (?:best|verst|dårligst|dårlig|bra))?`,
    `${WHAT} (?:betyr|er|e) (?:tallene|tala|skalaen)`,
  ],
  useOfAnswers: [
    `(?:hvorfor|koffor|kvifor) (?:spør|spørr|vil|må) ${YOU}(?: .{1,40})?`,
    `${WHAT} (?:skal|bruker|gjør|vil|trenger) ${YOU} (?:med )?(?:${IT}|svar(?:et|ene)(?: mitt| mine)?)(?: (?:til|med|for))?`,
    `(?:leser|ser) (?:dere|noen|dokker) (?:egentlig |faktisk |virkelig )?(?:${IT}|på ${IT}|svar(?:et|ene)(?: mitt| mine)?)(?: (?:egentlig|faktisk|her))?`,
    `(?:hvem|kem|kven) (?:leser|ser|får se)(?: på)? (?:${IT}|svar(?:et|ene)(?: mitt| mine)?)`,
    `${WHAT} (?:koster|kostar) ${IT}(?: å svare)?`,
    `${IS} ${IT} gratis(?: å svare)?`,
    `(?:koster|kostar) ${IT} (?:noe|noko)(?: å svare)?`,
    `${WHAT} ${IS} ${IT} (?:her )?(?:for )?(?:noe|no|noko|nokka)`,
  ],
}

/** Behind "den", leads in to what is named ("den nye koden"). */
const OF_NAMED = '(?:nye|gamle|andre|første|siste|neste|samme|ene|som|riktige|rette|minste|største|billigste|beste)'

export const pronoun: Pronoun = {
  it: new RegExp(String.raw`(?<!\p{L})den(?: (?:her|der))?(?! ${OF_NAMED}(?!\p{L}))(?!\p{L})`, 'iu'),
  names: { code: 'koden', email: 'e-posten', address: 'adressen', birthDate: 'fødselsdatoen', attorney: 'fullmakten' },
}
