import type { BareQuestions, Pronoun } from '#server/questions/language.ts'

const IT = '(?:det|den|dette|det her|det der)'
const WHAT = '(?:hvad|hva)'
const I = '(?:jeg|a|man|vi)'

export const bareQuestions: BareQuestions = {
  leads: ['(?:men|og|jo|nu|ok|hej|hallo|moin|så)'],
  tags: ['(?:eller(?: (?:hvad|hva|ikke))?|så|nu|egentlig|da)'],
  worksHow: [
    `hvordan (?:virker|fungerer|gør) (?:${IT}|man ${IT})(?: her| egentlig)?`,
    `${WHAT} er ${IT} for (?:noget|nået)`,
    `${WHAT} skal ${IT} gøre godt for`,
  ],
  standsWhere: [`hvor (?:står|finder ${I}|ligger|er) ${IT}(?: (?:henne|hen|skrevet))?`],
  holdsHowLong: [`hvor (?:længe|lang tid) (?:gælder|varer|virker|holder) ${IT}(?: for)?`],
  costsWhat: [`(?:${WHAT}|hvor meget) (?:koster|bliver) ${IT}(?: mig)?`],
  costsMore: [`(?:er|koster) ${IT} (?:noget )?(?:ekstra|mere)(?: for ${IT})?`],
  agreesToWhat: [
    `${WHAT} (?:siger|er ${IT}) (?:${I} (?:siger )?)?ja til`,
    `${WHAT} (?:er ${IT} )?(?:${I} )?(?:accepterer|godkender|samtykker til|går med til|skriver under på)(?: ${I})?(?: her)?`,
  ],
  isFree: [
    `er ${IT} (?:helt )?gratis(?: \\S+)?`,
    `koster ${IT} noget(?: ekstra)?`,
    `${WHAT} får ${I}(?: ud)?(?: (?:af|for) ${IT})?`,
  ],
  isBinding: [
    `er ${IT} (?:bindende|forpligtende)`,
    `(?:binder|forpligter) ${I} mig til noget`,
    'er der (?:nogen )?binding',
  ],
  whatNext: [`${WHAT} sker(?: der)?(?: (?:nu|så|da|videre|bagefter|efter det|derefter))*`],
  withoutCreditCheck: [],
  whyAttorney: [
    `(?:skal|behøver|må) ${I}(?: (?:gøre )?(?:${IT}))?`,
    `hvorfor (?:vil|skal|må|behøver) (?:\\S+ ){1,2}${IT}`,
    `hvorfor (?:er|kræves) ${IT}(?: (?:nødvendigt|et krav|vigtigt))?`,
    `${WHAT} er ${IT}(?: (?:der|her))?(?: for noget)?`,
    `${WHAT} er det (?:jeg|a) (?:skriver under på|skriver på|giver lov til|siger ja til)`,
    `${WHAT} (?:\\S+ ){0,3}hvis (?:jeg|a|man|vi) (?:siger nej|ikke)(?: \\S+){0,4}`,
  ],
  whichYouWouldTake: [
    `${WHAT} (?:synes|tror|mener) (?:du|i)(?: selv)?`,
    '(?:hvad|hva|hvilken) (?:ville) (?:du|i)(?: selv)? (?:tage|ta|vælge|valgt)',
    'hvilken er bedst',
  ],
  lengthOfSurvey: [],
  useOfAnswers: [],
}

/** Behind "den", leads in to what is named ("den nye kode"). */
const OF_NAMED =
  '(?:nye|gamle|anden|første|sidste|næste|samme|ene|som|der er|rigtige|rette|mindste|største|billigste|bedste)'

export const pronoun: Pronoun = {
  it: new RegExp(String.raw`(?<!\p{L})den(?: her)?(?! ${OF_NAMED}(?!\p{L}))(?!\p{L})`, 'iu'),
  names: { code: 'koden', email: 'mailen', address: 'adressen', birthDate: 'fødselsdatoen', attorney: 'fuldmagten' },
}
