import { lines, words } from '../everyday.ts'
import type { Requests } from '../requests.ts'

export const norwegianRequests: Requests = {
  nouns: {
    name: lines('navn|navnet|namn|namnet|hele navnet|etternavnet'),
    phone: words(
      'nummer nummeret telefonnummer telefonnummeret mobilnummer mobilnummeret mobilen telefonen nr tlf telefon mobil',
    ),
    email: lines(
      'epost|eposten|e post|e posten|e postadressen|epostadressen|mail|mailen|mailadressen|email|e mail|e mailen|emailen',
    ),
    address: lines(
      'adresse|adressen|gateadressen|postnummer|postnummeret|poststed|poststedet|adressa|hvor jeg bor|kor eg bur|kor æ bor|hvor vi bor|postkode',
    ),
    birthDate: lines(
      'fødselsdato|fødselsdatoen|alder|alderen|når jeg er født|bursdagen|hvor gammel jeg er|når eg er fødd|dato|datoen',
    ),
    code: lines('kode|koden|sms kode|sms koden'),
  },
  why: words('hvorfor kvifor koffer koffor korfor'),
  leadsIn: words('men og'),
  whatFor: lines('hva for|til hva|til hvilken nytte|hva skal det være godt for|hva har det med saken å gjøre'),
  what: words('hva ka kva'),
  my: words('min mitt mine'),
  this: words('dette den denne'),
  means: words('er e innebærer betyr'),
  behindMeant: ['for noe'],
  uses: words('skal ska trenger treng bruker vil gjør'),
  you: words('dere du de dokker dykk'),
  purposes: lines('til|for|med|til det|med det|me det'),
  besideWhy: words(
    'me hvorfor kvifor koffer koffor korfor men hva ka kva i jeg eg æ vi dere dokker dykk de treng trenger behøver spør vite veta ha oppgi gi hele heile fulle full mitt min på om til for med bruke bruker skal ska må vil kan egentlig også så nysgjerrig lurer skulle er e bør absolutt virkelig faktisk allverden verden all alt nødvendig det',
  ),
  last: words('siste sist sista forrige'),
  question: words('spørsmål spørsmålet spm steg'),
  backwards: words('tilbake tebake bakover attende forrige førre rygg backe'),
  besideBack: words(
    'gå gåa hopp hoppe ta rygge spole et ett ei en eit skritt hakk svar svaret takk kan kunne vi jeg eg æ i du meg mæ me vil til det den litt igjen om så og får få må lov med vis oi oops sorry beklager nei',
  ),
  person: words(
    'menneske mennesker menneskje mennesket kundeservice kundeservise kundesenter kundesenteret kundestøtte kundebehandler kundebehandlar medarbeider medarbeidar rådgiver rådgivar saksbehandler saksbehandlar konsulent support supporten kundeservicen robot bot roboten boten maskin folk',
  ),
  machines: words('robot bot roboten boten maskin'),
  talk: words(
    'snakke snakk snakka snakket prate prat prata chatte chat tale talk kontakte kontakt hjelp hjelpe hjelper samtale',
  ),
  helps: words('hjelp hjelpe hjelper'),
  wants: words('ringe ringer ring ringa vil ønsker ynskjer gi gje få'),
  anybody: words('noen nokon nåkka ekte levende virkelig person personer dere dykk dokker riktig'),
  someone: words('noen nokon nåkka en'),
  with: ['med'],
  connects: ['over'],
  customerService: ['kunde service'],
  salutes: words('hei hallo kjære heisann god dag goddag'),
  politeBesidePerson: words('takk vær så snill et en ett ei kunde'),
  asksElse: words(
    'når åpen åpent åpne åpner åpningstid åpningstider opningstid stengt stenger koster pris hvilket telefonnummer nummeret epost mail adresse er hvor kor spist sted',
  ),
  when: words('når åpningstid åpningstider'),
  how: words('hvordan korleis'),
  whenCalled: lines('når|kor tid|(?:hvor|kor) (?:fort|snart|lenge)'),
  asksAboutCalls: lines(
    'hva|ka|kva|hvem|kven|kem|ringer dere|ringer du|kan noen andre|kan nokon andre|kan nokon annan',
  ),
  haveYou: ['har dere'],
  me: words('meg mæ me'),
  calls: words('ring ringe ringer ringa oppringing oppringning oppringt'),
  calling: ['ringer'],
  that: words('at som'),
  up: ['opp'],
  betweenCallAndMe: words('til heller gjerne bare på'),
  not: words('ikke ikkje ikkj itj aldri').concat('ingen (?:skal|må|får|bør)'),
  canYou: words('kan kunne vil'),
  betweenNotAndCall: words('bli ha å'),
  toCall: words('ring ringe ringa'),
  called: words('ringt oppringt ringes'),
  behindRefusedCall: words('til mer igjen takk'),
  withWhat: ['med'],
  beforeTime: words('før etter på om i'),
}
