import type { Advice } from '../advice.ts'
import { lines, words } from '../everyday.ts'

export const danishAdvice: Advice = {
  companies: {
    insurance: lines(
      'Topdanmark|Alm Brand|Alm[.] Brand|Codan|Alka|LB Forsikring|GF Forsikring|Købstædernes|Lærerstandens|Bauta|Runa Forsikring|Nykredit|FDM|Popermo|Nem Forsikring|Vestjylland Forsikring|Thisted Forsikring|Himmerland Forsikring|Privatsikring|Aros Forsikring|IDA Forsikring|Gjensidige|Gouda|Agria',
    ),
    refinancing: lines(
      "Danske Bank|Nordea|Jyske Bank|Nykredit|Sydbank|Spar Nord|Arbejdernes Landsbank|Lån ?& ?Spar|Basisbank|Express Bank|Santander|Resurs Bank|Ikano(?: Bank)?|Bank Norwegian|Lunar|L'EASY|Lendo|Vestjysk Bank|Djurslands Bank|Facit Bank|Klarna|Saxo Bank",
    ),
  },
  companiesLikeWords: { insurance: words('If Tryg'), refinancing: [] },
  beforeCompany: words('hos med i fra til har havde haft bruger hedder'),
  behindCompany: words('har havde'),
  besideCompany: lines('nu|i ?dag|lige nu|før|tidligere|for|forsikring'),
  money: lines(String.raw`kr|kroner|dkk|t\.?kr|k|tusind|tusinde|mio|million|millioner`),
  measures: words('km kilometer kvm kvadratmeter m2 kwh'),
  perMonthPhrases: [String.raw`om måneden`, String.raw`(?:pr|per)\.? ?(?:md|måned)`, 'månedligt'],
  ofMoney: words(
    'skylder gæld gælden lån lånet låner kreditkort kreditkortet forbrugslån boliglån billån kviklån tjener indkomst løn lønnen årsløn betaler præmie præmien selvrisiko',
  ),
  registration: [String.raw`reg\.? ?(?:nr|nummer)`, 'registreringsnummer', 'nummerplade', 'nummerpladen'],
  modelYear: words('årgang model'),
  people: words('personer pers voksne børn småbørn unger'),
  wePhrases: lines('vi er|familie på|husstand på'),
  togetherPhrases: lines('i familien|i husstanden|i huset|hjemme|styks|stk'),
  ownerPhrases: [
    ...lines('ejeren|er ejer|ejer af|ejes af|indregistreret|registreret på'),
    String.raw`ejer (?:hus|bil|bolig|lejlighed|sommerhus|båd)\p{L}*`,
    String.raw`(?:medejer|medlåntag|medansøger|kautionist)\p{L}*`,
  ],
  otherInsurables: lines(
    'båden|båd|sejlbåd|motorcyklen|motorcykel|knallert|campingvognen|campingvogn|autocamperen|autocamper|traileren|trailer|cyklen|elcykel|scooter|traktoren|traktor|hesten|hest|smykker|instrumenter|garagen|garage|gården',
  ),
  countedInsurables: lines('biler|hunde|katte|sommerhuse|huse|kæledyr|dyr'),
}
