import { words } from '../everyday.ts'
import type { Suppliers } from '../suppliers.ts'

export const swedishSuppliers: Suppliers = {
  at: ['hos'],
  leads: words('hos från'),
  endings: words('kraft energi elverk el ström nät'),
  hedges: words('nog väl ju alltså egentligen visst'),
  opinionPhrases: [String.raw`har\s+för\s+mig`, 'tror'],
  that: ['att'],
  customerPhrases: words('är ligger'),
  customer: ['kund'],
  companies: ['bolaget'],
  calledPhrases: ['heter'],
  forms: ['ab'],
  had: words('haft hade'),
  before: words('före förut tidigare innan lämnade'),
  haveOnePhrases: [String.raw`(?:jag|vi)\s+(?:har|använder|är hos)`],
  nounPhrases: words('elleverantör(?:en)? leverantör(?:en)? elbolag(?:et)?'),
  nowPhrases: ['just nu', 'i dag', 'idag', 'nu'],
  sellers:
    'Vattenfall|E.ON|EON|E-ON|E ON|Göta Energi|Bixia|GodEl|God El|Greenely|Skellefteå Kraft|Telge Energi|Telge|Jämtkraft|Mälarenergi|Dalakraft|Öresundskraft|Kraftringen|Göteborg Energi DinEl|Göteborg Energi|DinEl|Din El|Umeå Energi|Luleå Energi|Storuman Energi|Svea Energi|Svealands Elbolag|Cheap Energy|Elskling|Enkla Elbolaget|Nordic Green Energy|Nordisk Energi|Stockholms Elbolag|Karlstads Energi|Tekniska verken|Varbergs Energi|Växjö Energi|Borås Energi|Halmstads Energi|Sala-Heby Energi|Kalmar Energi|Falkenberg Energi|Affärsverken|Gävle Energi|Eskilstuna Energi|Falu Energi|Linde Energi|Nossebro Energi|Landskrona Energi'.split(
      '|',
    ),
  sellersAsWritten: words('EON Telge'),
  gridPhrases: ['Ellevio', 'Vattenfall Eldistribution', String.raw`E\.ON Energidistribution`],
  landlordPhrases: [
    'hyresvärd\\p{L}*',
    'värden',
    '(?:ingår |med )?i hyran',
    '(?:bostadsrätts)?föreningen',
    'brf',
    'bostadsbolaget',
  ],
}
