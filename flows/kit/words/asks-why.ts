import type { Locale } from '#contracts/kernel/locale.ts'
import { tokensOf } from './tokens.ts'

const NORDIC_NEED = '(må|trenger|treng|skal|vil|spør|ber) (dere|du|jeg|eg|æ|de|dokker|dykk|vi|man)( om)?( å)?( vite| veta| ha| oppgi| si| skrive| svare| gi| oppgje)?( på)?( dere| dykk)?( det)?'
const WHY: Record<Locale, RegExp> = {
  nb_NO: new RegExp(
    `^(?:(?:men )?(?:hvorfor|kvifor|koffer|korfor)(?: det)?|(?:hvorfor|kvifor|koffer|korfor) ${NORDIC_NEED}|(?:trenger|må) (?:dere|du) (?:virkelig )?(?:ha |vite )?det|hva (?:skal|trenger|bruker|vil) (?:dere|du) (?:bruke |med |ha )?det(?: til| for)?|er det (?:helt |virkelig )?(?:nødvendig|påkrevd|obligatorisk|frivillig)|kan (?:jeg|eg) (?:slippe|hoppe over)(?: det)?|må (?:jeg|eg|man|æ) (?:virkelig )?(?:oppgi |gjøre )?det|må (?:jeg|eg|man|æ)|hva er det bra for)$`,
  ),
  en_US: /^(?:but )?(?:why|why (?:is|do you (?:need|ask|want)|must i|do i (?:have|need) to)(?: for| to know| give(?: you)?)?(?: it)?|is it (?:really )?(?:necessary|required|mandatory|needed)|(?:do i have|do i need) to|must i|what do you (?:need|use|want) it for|can i skip it)$/,
  sv_SE: /^(?:men )?(?:varför|varför det|varför (?:måste|behöver|frågar|vill|ska) (?:jag|ni|du|man)(?: om)?(?: veta| ha| svara| ange)?(?: på)?(?: det)?|är det (?:verkligen )?(?:nödvändigt|obligatoriskt)|måste jag(?: det)?|vad ska ni (?:ha |med )?det till|kan jag slippa(?: det)?)$/,
  da_DK: /^(?:men )?(?:hvorfor|hvorfor det|hvorfor (?:skal|må|spørger|vil|har) (?:jeg|i|du|man)(?: om)?(?: vide| have| svare| bruge| brug for| oplyse)?(?: på)?(?: det)?|er det (?:virkelig )?(?:nødvendigt|obligatorisk)|skal jeg(?: det)?|hvad skal i (?:bruge |med )?det til|kan jeg slippe(?: for)?(?: det)?)$/,
}

const WHAT = /^(?:hva|ka|kva|vad|hvad|what) (?:er|e|innebærer|betyr|är|innebär|betyder|indebærer|is|does) (?:det|it)(?: for noe| mean| involve)?$/

/** What a question asks for, as people call it. By the why of its rule. */
const NOUNS: Record<string, RegExp> = {
  'rule.why.name': /\b(?:navn|navnet|namn|namnet|name|hele navnet|etternavnet)\b/,
  'rule.why.phone': /\b(?:nummer|nummeret|numret|nummret|telefonnummer|telefonnummeret|mobilnummer|mobilnummeret|mobilen|telefonen|phone number|number|telefonnumret|mobilnumret)\b/,
  'rule.why.email': /\b(?:epost|eposten|e post|e posten|e postadressen|epostadressen|mail|mailen|mailadressen|email|e mail|e mailen|emailen|email address)\b/,
  'rule.why.address': /\b(?:adresse|adressen|address|gateadressen|postnummer|postnummeret|postnumret|adress|postcode|poststed|poststedet)\b/,
  'rule.why.birthDate': /\b(?:fødselsdato|fødselsdatoen|alder|alderen|når jeg er født|bursdagen|birth date|date of birth|birthday|age|födelsedatum|födelsedatumet|ålder)\b/,
  'rule.why.code': /\b(?:kode|koden|code|sms kode|sms koden)\b/,
}

/**
 * Whether a text asks why the question is asked, or whether one must answer it, and nothing else; `why` is the message that
 * answers it, by which what is asked for is known; where that is no plain thing, one may also ask what it is.
 */
export function asksWhy(text: string, why: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  if (said.length === 0 || said.length > 80) return false
  const noun = NOUNS[why]
  const named = (noun ? said.replace(noun, 'det') : said).replace(/\bdet (?:min|mitt|mine|mit)\b/, 'det').replace(/\b(?:dette|den|denne|this|that)\b/, 'det')
  if (!noun && WHAT.test(named)) return true
  return WHY[locale].test(locale === 'en_US' ? named.replace(/\b(?:my )?det\b/, 'it') : named) || (locale !== 'en_US' && WHY.en_US.test(said.replace(/\b(?:this|that)\b/, 'it')))
}
