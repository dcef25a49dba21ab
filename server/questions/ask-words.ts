import type { Locale } from '#contracts/kernel/locale.ts'
import { isSlipOf } from '#flows/kit/words/typo.ts'

const words = (written: string) => written.trim().split(/\s+/)

/** What a question is about, by the words that tell; those of four letters or more may have slips. */
type AskWords = Record<
  | 'price'
  | 'pay'
  | 'include'
  | 'what'
  | 'hours'
  | 'hoursOnlyWith'
  | 'call'
  | 'message'
  | 'there'
  | 'toThere'
  | 'zone'
  | 'plans'
  | 'cheapest'
  | 'smallest'
  | 'most'
  | 'all'
  | 'more'
  | 'enough'
  | 'use'
  | 'free',
  readonly string[]
>

const norwegian: AskWords = {
  price: words(
    'koster pris prisen priser prisane prisene prisliste prislista kostnad kostnaden månedspris månedsprisen kr kroner totalpris totalen cost costs price prices much',
  ),
  pay: words('betale betaler betalt dyrt dyr billig billige billigere rimeligere dyrere pay'),
  include: words(
    'inkludert inkluderer inkl inkludere innhold inneholder inneheld med får include included includes inkludere innbefatter',
  ),
  what: words(
    'hva fortell info informasjon om forklar har finnes tilbyr beskriv forskjell forskjellen hvordan what tell about',
  ),
  hours: words(
    'åpningstider åpningstid åpningstidene åpningstida åpent åpner stenger stengt stenge bemannet openingtimes opening hours åpne telefontid tilgjengelig',
  ),
  hoursOnlyWith: words('når dere kundeservice nå i dag lørdag søndag helg helga helgen påske jul klokka klokken kl'),
  call: words('ringe ringer ring ringa ringing samtale samtaler call calling minutt minuttet oppringt telefonere'),
  message: words('sms mms melding meldinger tekstmelding tekste sende message text'),
  there: words('i fra på in from inne'),
  toThere: words('til to mot'),
  zone: words('sone sona sonen soner sonene zone zones'),
  plans: words(
    'abonnement abonnementet abonnementene abonnementer abonnementa abonementer mobilabonnement mobilabonnementer plan planer størrelser størrelse pakke pakker subscription subscriptions plans alternativer produkter',
  ),
  cheapest: words('billigste billegaste billigst rimeligste rimeligst cheapest lavest laveste'),
  smallest: words('minste smallest'),
  most: words('største størst mest dyreste biggest largest most'),
  all: words('alle hvilken hvilke hvilket liste oversikt prisliste which all list'),
  more: words('ekstra mer påfyll datapakke datapakker fylle kjøpe kjøper tomt tom brukt bruker opp extra datapåfyll'),
  enough: words('nok rekker holder lenge langt passer anbefaler trenger enough film netflix strømme streame spille se'),
  use: words(
    'virker bruke bruker surfe surfing data internett nett roaming utlandet ferie reise reiser reiser drar tur dekning abroad work works use travel gjelder snap',
  ),
  free: words('free'),
}

const english: AskWords = {
  price: words('cost costs price prices pricing much nok kr kroner fee fees'),
  pay: words('pay expensive cheap cheaper dearer'),
  include: words('include included includes including contain contains'),
  what: words('what tell about have describe difference explain info information offer'),
  hours: words('opening hours open opens close closes closed opened'),
  hoursOnlyWith: words('when you service today now weekend saturday sunday'),
  call: words('call calling calls phone minute minutes ring'),
  message: words('sms mms message messages text texting'),
  there: words('in from on at'),
  toThere: words('to'),
  zone: words('zone zones'),
  plans: words('plan plans subscription subscriptions package packages sizes options products'),
  cheapest: words('cheapest lowest least'),
  smallest: words('smallest'),
  most: words('biggest largest most'),
  all: words('all which list overview every'),
  more: words('extra more top buy out used up pack'),
  enough: words('enough last lasts need recommend suit suits'),
  use: words('work works use using surf data internet roaming abroad holiday travel travelling coverage valid'),
  free: words('free'),
}

const swedish: AskWords = {
  ...english,
  hours: words('öppettider öppet öppnar öppna stänger stängt opening hours'),
  hoursOnlyWith: words('när ni kundservice kundtjänst nu idag lördag söndag helgen'),
}
const danish: AskWords = {
  ...english,
  hours: words('åbningstider åbningstid åbent åbner åben lukker lukket opening hours'),
  hoursOnlyWith: words('hvornår i kundeservice nu dag lørdag søndag weekend'),
}

const BY_LOCALE: Record<Locale, AskWords> = { nb_NO: norwegian, sv_SE: swedish, da_DK: danish, en_US: english }

/** Tells whether a question has a word of some kind. */
export function askedAbout(said: readonly string[], locale: Locale): (kind: keyof AskWords) => boolean {
  return (kind) =>
    said.some((word) =>
      BY_LOCALE[locale][kind].some((known) => word === known || (known.length >= 4 && isSlipOf(word, known))),
    )
}

/** The words of a question that are of none of some kinds. */
export function wordsBeside(said: readonly string[], locale: Locale, kinds: readonly (keyof AskWords)[]): string[] {
  return said.filter((word) => !kinds.some((kind) => askedAbout([word], locale)(kind)))
}

/** Which of two kinds of word stands right before a place of the question, looking back over at most two words. */
export function beforeIs(said: readonly string[], at: number, locale: Locale, kind: keyof AskWords): boolean {
  return said.slice(Math.max(0, at - 2), at).some((word) => BY_LOCALE[locale][kind].includes(word))
}
