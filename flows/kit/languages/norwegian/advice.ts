import type { Advice } from '../advice.ts'
import { lines, words } from '../everyday.ts'

export const norwegianAdvice: Advice = {
  companies: {
    insurance: lines(
      'Gjensidige|Fremtind|Storebrand|Frende|Eika|KLP|DNB|Nordea|SpareBank ?1|Danica|Agria|Landkreditt|Jernbanepersonalets|JBF|WaterCircles|Codan|NEMI|Gouda|Europeiske Reiseforsikring|OBOS|NAF|Insr|Dyrekassen|Protector Forsikring|Enter Forsikring|Ly Forsikring|Help Forsikring|Lofavør|Telenor Forsikring|Granne Forsikring|Vardia',
    ),
    refinancing: lines(
      'Santander|Bank Norwegian|Komplett Bank|Resurs(?: Bank)?|Ikano(?: Bank)?|Instabank|Morrow Bank|Nordax|Bank2|BNP Paribas|yA Bank|Facit Bank|Lendo|DNB|Nordea|Sbanken|SpareBank ?1|Danske Bank|Handelsbanken|Eika|Storebrand|Bulder|Kraft Bank|OBOS-?banken|Gjensidige Bank|Sparebanken Vest|Sparebanken Sør|Sparebanken Norge|Sparebanken Møre|Axo Finans|TF Bank|Klarna|Svea Bank|Svea Finans|Mastercard|American Express',
    ),
  },
  companiesLikeWords: { insurance: words('If Tryg Tide'), refinancing: [] },
  beforeCompany: words('hos med i fra til har hadde hatt bruker var heter'),
  behindCompany: words('har hadde'),
  besideCompany: lines('nå|no|i ?dag|før|tidligere|for|forsikring|skadeforsikring'),
  money: lines('kr|kroner|nok|k|lapper|tusen|tus|mill|mill?ioner|mill?ion'),
  measures: words('km kilometer mil kvm kvadrat kvadratmeter m2 m² kwh'),
  perMonthPhrases: [String.raw`i ?(?:mnd|måneden|måned)`, String.raw`(?:pr|per)\.? ?(?:mnd|måned)`, 'månedlig'],
  ofMoney: words(
    'skylder gjeld gjelda gjelden lån lånet låner kredittkort kredittkortet forbrukslån forbrukslånet boliglån billån smålån tjener tener inntekt lønn lønna årslønn betaler premie premien egenandel',
  ),
  registration: [String.raw`reg\.? ?(?:nr|nummer)`, 'registreringsnummer', 'skiltnummer', 'skiltet', 'bilskilt'],
  modelYear: [String.raw`[åa]rsmodell`, 'modell'],
  people: words('personer pers voksne vaksne barn unger ungar småbarn'),
  wePhrases: lines('vi er|vi e|me er|me e|mi er|familie på|familien er|husstand på'),
  togetherPhrases: lines('i familien|i familie|i husstanden|i huset|hjemme|stykker|stk'),
  ownerPhrases: [
    ...lines('eieren|eigaren|er eier|som eier|eier av|eieren av|eies av|registrert på'),
    String.raw`(?:eier|eiger|eig) (?:hus|bil|bolig|leilighet|hytt|båt)\p{L}*`,
    String.raw`(?:medeier|medlåntak|medlåntag|medlåner|medsøker|kausjonist)\p{L}*`,
  ],
  otherInsurables: lines(
    'båten|båt|seilbåten|seilbåt|motorsykkelen|motorsykkel|mopeden|moped|campingvogna|campingvognen|campingvogn|bobilen|bobil|tilhengeren|tilhenger|hengeren|sykkelen|elsykkelen|elsykkel|snøscooteren|snøscooter|scooter|traktoren|traktor|hesten|hest|smykker|instrumenter|garasjen|garasje|gården|gardsbruk|gårdsbruk|naustet|naust',
  ),
  countedInsurables: lines('biler|bilar|hunder|hundar|katter|kattar|hytter|hus|kjæledyr|dyr'),
}
