import type { Advice } from '../advice.ts'
import { lines, words } from '../everyday.ts'

export const swedishAdvice: Advice = {
  companies: {
    insurance: lines(
      'Folksam|Länsförsäkringar|Trygg[- ]?Hansa|Skandia|Svedea|Agria|Sveland|Dina Försäkringar|ICA Försäkring|Moderna Försäkringar|Gjensidige|Nordnet|SEB|Swedbank|Bliwa|Euro Accident|Paydrive|Hedvig Försäkring',
    ),
    refinancing: lines(
      'Swedbank|Handelsbanken|SEB|Nordea|SBAB|Skandiabanken|Länsförsäkringar|ICA Banken|Resurs Bank|Ikano(?: Bank)?|Collector|Norion|Nordax|Marginalen(?: Bank)?|Bank Norwegian|Santander|Klarna|Northmill|Wasa Kredit|Svea Bank|Svea Ekonomi|Lendo|Sambla|Brocc|Avida|Nordnet|Danske Bank',
    ),
  },
  companiesLikeWords: { insurance: words('If Moderna Hedvig'), refinancing: [] },
  beforeCompany: words('hos med i från till har hade haft var heter'),
  behindCompany: words('har hade'),
  besideCompany: lines('nu|i ?dag|förut|tidigare|för|försäkring'),
  money: words('kr kronor sek tkr k tusen papp lax miljon miljoner'),
  measures: words('km kilometer mil kvm kvadrat kvadratmeter m2 kwh'),
  perMonthPhrases: [String.raw`i ?(?:mån|månaden|månad)`, 'per månad', 'månadsvis'],
  ofMoney: words(
    'skyldig skuld skulder lån lånet lånar kreditkort kreditkortet privatlån bolån billån smslån tjänar inkomst lön lönen årslön betalar premie premien självrisk',
  ),
  registration: [String.raw`reg\.? ?(?:nr|nummer)`, 'registreringsnummer', 'regskylt'],
  modelYear: words('årsmodell modell'),
  people: words('personer pers vuxna barn småbarn ungar'),
  wePhrases: lines('vi är|familj på|hushåll på'),
  togetherPhrases: lines('i familjen|i hushållet|i huset|hemma|stycken|st'),
  ownerPhrases: [
    ...lines('ägaren|är ägare|ägare till|ägs av|delägare|registrerad på'),
    String.raw`äger (?:hus|bil|bostad|lägenhet|stug|båt)\p{L}*`,
    String.raw`(?:medlåntagar|medsökande|borgensm)\p{L}*`,
  ],
  otherInsurables: lines(
    'båten|båt|segelbåt|motorcykeln|motorcykel|mopeden|moped|husvagnen|husvagn|husbilen|husbil|släpvagn|släpet|cykeln|elcykel|snöskoter|skoter|traktorn|traktor|hästen|häst|smycken|instrument|garaget|garage|gården',
  ),
  countedInsurables: lines('bilar|hundar|katter|stugor|hus|husdjur|djur'),
}
