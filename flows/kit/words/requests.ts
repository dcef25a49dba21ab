import type { Locale } from '#contracts/kernel/locale.ts'
import { tokensOf } from './tokens.ts'
import { isSlipOf } from './typo.ts'

const NORDIC_NEED =
  '(må|trenger|treng|skal|vil|spør|ber) (dere|du|jeg|eg|æ|de|dokker|dykk|vi|man)( om)?( å)?( vite| veta| ha| oppgi| si| skrive| svare| gi| oppgje)?( på)?( dere| dykk)?( det)?'
const WHY: Record<Locale, RegExp> = {
  nb_NO: new RegExp(
    `^(?:(?:men )?(?:hvorfor|kvifor|koffer|korfor)(?: det)?|(?:hvorfor|kvifor|koffer|korfor) ${NORDIC_NEED}|(?:trenger|må) (?:dere|du) (?:virkelig )?(?:ha |vite )?det|(?:hva|ka|kva) (?:skal|trenger|bruker|vil|gjør) (?:dere|du) (?:bruke |med |ha |gjøre med )?det(?: til| for)?|er det (?:helt |virkelig )?(?:nødvendig|påkrevd|obligatorisk|frivillig)|kan (?:jeg|eg) (?:slippe|hoppe over)(?: det)?|må (?:jeg|eg|man|æ) (?:virkelig )?(?:oppgi |gjøre )?det|må (?:jeg|eg|man|æ)|hva er det bra for)$`,
  ),
  en_US:
    /^(?:but )?(?:why|why (?:is|do you (?:need|ask|want)|must i|do i (?:have|need) to)(?: for| to know| give(?: you)?)?(?: it)?|is it (?:really )?(?:necessary|required|mandatory|needed)|(?:do i have|do i need) to|must i|what do you (?:need|use|want|do)(?: with)? it(?: for)?|what happens to it|can i skip it)$/,
  sv_SE:
    /^(?:men )?(?:varför|varför det|varför (?:måste|behöver|frågar|vill|ska) (?:jag|ni|du|man)(?: om)?(?: veta| ha| svara| ange)?(?: på)?(?: det)?|är det (?:verkligen )?(?:nödvändigt|obligatoriskt)|måste jag(?: det)?|vad (?:ska|gör|använder|vill) ni (?:ha |med |göra med )?det(?: till)?|kan jag slippa(?: det)?)$/,
  da_DK:
    /^(?:men )?(?:hvorfor|hvorfor det|hvorfor (?:skal|må|spørger|vil|har) (?:jeg|i|du|man)(?: om)?(?: vide| have| svare| bruge| brug for| oplyse)?(?: på)?(?: det)?|er det (?:virkelig )?(?:nødvendigt|obligatorisk)|skal jeg(?: det)?|hvad (?:skal|gør|bruger|vil) i (?:bruge |med |gøre med )?det(?: til)?|kan jeg slippe(?: for)?(?: det)?)$/,
}

const WHAT =
  /^(?:hva|ka|kva|vad|hvad|what) (?:er|e|innebærer|betyr|är|innebär|betyder|indebærer|is|does) (?:det|it)(?: for noe| mean| involve)?$/

const NOUNS: Record<string, RegExp> = {
  'rule.why.name': /\b(?:navn|navnet|namn|namnet|name|hele navnet|etternavnet)\b/,
  'rule.why.phone':
    /\b(?:nummer|nummeret|numret|nummret|telefonnummer|telefonnummeret|mobilnummer|mobilnummeret|mobilen|telefonen|phone number|number|telefonnumret|mobilnumret)\b/,
  'rule.why.email':
    /\b(?:epost|eposten|e post|e posten|e postadressen|epostadressen|mail|mailen|mailadressen|email|e mail|e mailen|emailen|email address)\b/,
  'rule.why.address':
    /\b(?:adresse|adressen|address|gateadressen|postnummer|postnummeret|postnumret|adress|postcode|poststed|poststedet)\b/,
  'rule.why.birthDate':
    /\b(?:fødselsdato|fødselsdatoen|alder|alderen|når jeg er født|bursdagen|birth date|date of birth|birthday|age|födelsedatum|födelsedatumet|ålder)\b/,
  'rule.why.code': /\b(?:kode|koden|code|sms kode|sms koden)\b/,
}

/**
 * True when a text only asks why, or whether, the question must be answered. `why` is the message id of the reason,
 * which also selects the nouns to recognise.
 */
export function asksWhy(text: string, why: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  if (said.length === 0 || said.length > 80) return false
  const noun = NOUNS[why]
  const named = (noun ? said.replace(noun, 'det') : said)
    .replace(/\bdet (?:min|mitt|mine|mit)\b/, 'det')
    .replace(/\b(?:dette|den|denne|this|that)\b/, 'det')
  if (!noun && WHAT.test(named)) return true
  return (
    WHY[locale].test(locale === 'en_US' ? named.replace(/\b(?:my )?det\b/, 'it') : named) ||
    (locale !== 'en_US' && WHY.en_US.test(said.replace(/\b(?:this|that)\b/, 'it')))
  )
}

const BACK: Record<Locale, RegExp> = {
  nb_NO: new RegExp(
    '^(?:(?:nei|oi|ups|oops|beklager|sorry|æsj|hei|vent) )*(?:(?:det|dette|den) (?:var|er|ble|blei|vart) (?:jo )?(?:feil|galt)(?: svar| valg)?|(?:jeg|eg|æ|e) (?:skrev|skreiv|tastet|tasta|trykket|trykte|trykka|valgte|valde|svarte|svara) (?:visst )?(?:feil|galt)|(?:skrev|tastet|trykket|trykte|valgte|svarte|trykka) feil|feil(?: valg| svar| knapp| plan| abonnement)?|gå (?:et steg )?tilbake|gå ett steg tilbake|tilbake|et steg tilbake|forrige(?: spørsmål)?|(?:jeg|eg) (?:ombestemte|ombestemmer) meg|ombestemte meg|(?:jeg vil |kan jeg |kan eg |få )?(?:endre|forandre|rette) (?:på )?(?:det )?(?:forrige |siste )?(?:svaret|svar|det|valget)(?: mitt)?(?: jeg (?:svarte|skrev|valgte))?|det mente jeg ikke|mente ikke det|ups|oops|oi)$',
  ),
  en_US:
    /^(?:(?:no|oh|oops|sorry|wait) )*(?:(?:that|it|this) (?:was|is) (?:a mistake|wrong)|i (?:made a mistake|chose wrong|picked the wrong one|typed it wrong|changed my mind)|wrong(?: answer| choice| button)?|go back|back|(?:i want to |can i |let me )?change (?:my|the|that)(?: last| previous)? answer|undo|oops)$/,
  sv_SE:
    /^(?:(?:nej|oj|hoppsan|förlåt|vänta) )*(?:det (?:var|är|blev) fel|jag (?:skrev|tryckte|valde|svarade) fel|(?:skrev|tryckte|valde) fel|fel(?: svar| val| knapp)?|gå tillbaka|tillbaka|jag ändrade mig|(?:jag vill |kan jag )?ändra (?:mitt |det )?(?:förra |senaste )?svar(?:et)?|hoppsan)$/,
  da_DK:
    /^(?:(?:nej|ups|undskyld|vent) )*(?:det (?:var|er|blev) (?:forkert|en fejl)|jeg (?:skrev|trykkede|valgte|svarede) forkert|(?:skrev|trykkede|valgte) forkert|forkert(?: svar| valg| knap)?|gå tilbage|tilbage|jeg har ombestemt mig|jeg fortryder|(?:jeg vil |kan jeg )?ændre (?:mit |det )?(?:forrige |sidste )?svar(?:et)?|ups)$/,
}

export function wantsBack(text: string, locale: Locale): boolean {
  const said = tokensOf(text).join(' ')
  return said.length < 80 && (BACK[locale].test(said) || (locale !== 'en_US' && BACK.en_US.test(said)))
}

type Words = {
  who: readonly string[]
  want: readonly string[]
  talk: readonly string[]
  some: readonly string[]
  me: readonly string[]
  call: readonly string[]
  not: readonly string[]
}

const words = (written: string) => written.trim().split(/\s+/)

const SCANDINAVIAN = {
  who: words(
    'menneske mennesker menneskje mennesket kundeservice kundeservise kundesenter kundesenteret kundestøtte kundebehandler kundebehandlar medarbeider medarbeidar rådgiver rådgivar saksbehandler saksbehandlar konsulent support supporten kundtjänst kundtjänsten människa människor handläggare medarbetare kundeservicen medarbejder rådgiver robot bot roboten boten maskin folk',
  ),
  talk: words(
    'snakke snakk snakka prate prat prata chatte chat tale kontakte kontakt kontakta tak hjelp hjelpe hjelper tala talk samtale samtal snakket',
  ),
  want: words('ringe ringer ring ringa vil ønsker ynskjer vill gi gje få'),
  some: words(
    'noen nokon nåkka nån någon nogen ekte levende virkelig person personer dere dykk dokker riktig riktigt verklig rigtig',
  ),
  me: words('meg mig mæ me'),
  call: words('ring ringe ringer ringa oppringing oppringning oppringt'),
  not: words(
    'når åpen åpent åpne åpner åpningstid åpningstider opningstid stengt stenger koster pris hvilket telefonnummer nummeret epost mail adresse er hvor kor öppet öppettider åben åbent åbningstider hvornår spist sted',
  ),
}

const POLITE = words('takk tack tak please vær så snill et en ett ei a an the customer service kunde')

const WORDS: Record<'scandinavian' | 'english', Words> = {
  scandinavian: SCANDINAVIAN,
  english: {
    who: words('human humans agent representative advisor adviser operator support robot bot machine'),
    talk: words('talk speak chat contact reach help transfer connect'),
    want: words('call want need'),
    some: words('someone somebody person real people'),
    me: words('me'),
    call: words('call phone ring'),
    not: words('when open opening hours cost price number email address are where is'),
  },
}

/** True when a text asks for a person (BEY-10); English is recognised in every locale. */
export function wantsPerson(text: string, locale: Locale): boolean {
  const said = tokensOf(text)
  if (said.length === 0 || said.length > 20) return false
  return asksForPerson(said, WORDS.english) || (locale !== 'en_US' && asksForPerson(said, WORDS.scandinavian))
}

function asksForPerson(said: readonly string[], { who, talk, want, some, me, call, not }: Words): boolean {
  const has = (names: readonly string[]) =>
    said.some((word) => names.some((name) => word === name || (name.length > 6 && isSlipOf(word, name))))
  if (has(not)) return false
  const customerService = said.join(' ').includes('customer service') || said.join(' ').includes('kunde service')
  if (has(who) || customerService)
    return has(talk) || has(want) || said.every((word) => [...who, ...POLITE].includes(word))
  if (has(call) && has(me)) return true
  return has(talk) && has(some) && !has(['hvordan', 'korleis', 'how'])
}
