import { type AskWords, words } from '#server/questions/language.ts'

export const askWords: AskWords = {
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
  outward: ['utlandet', 'utland', 'norge', 'til', 'hjemmefra'],
  firstBill: [
    'første regning',
    'første jeg må betale',
    'fyrste gong',
    'første gang',
    'fyrste rekninga',
    'første faktura',
    'første regningen',
    'første fakturaen',
    'første betaling',
    'betale første',
    'første måned',
    'fyrste rekning',
    'første regninga',
    'betaler jeg totalt',
    'betaler jeg i alt',
    'betaler jeg til sammen',
    'blir det i alt',
    'blir det totalt',
    'blir det til sammen',
    'blir det tilsammen',
  ],
}
