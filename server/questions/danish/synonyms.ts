import { groups } from '#server/questions/language.ts'

/** The first word of a line replaces the others; inflections are covered by the stemmer. */
export const synonyms = groups(`
  strøm el strømmen
  elselskab elhandler elleverandør leverandør energiselskab
  netselskab net
  elpris strømpris eludgift udgift pris koster koste kostede
  fast fastpris
  skifte skift skiftet elskift bytte
  opsigelse opsige opsiger afslutte afslutning
  binding bundet binder bindende bindingsperiode bindingstid
  flytte flytning flyttemeddelelse
  adresse adresseændring adresseskift
  bolig hus lejlighed hjem
  strømafbrydelse strømsvigt strømudfald
  væk forsvundet gået mørkt
  forbrug forbruger elforbrug strømforbrug brugt
  fortryde fortrudt fortrydelsesret fortrydelsesfrist annullere annullering afbestille afbestilling
  regning faktura elregning
  betale betaling betaler
  forfald forfaldsdato forfaldsdag
  login indlogning
  adgangskode kodeord password
  kode engangskode smskode
  persondata oplysninger databeskyttelse privatliv persondatapolitik
  slette fjerne
  mobilabonnement abonnement telefonabonnement
  forsikring forsikre
  lån låne
  ikke aldrig mangler ingen
  afbrydes afbrudt slukket slukkes
  kundeservice kundecenter support
  kontakt kontakte kontaktoplysninger
  menneske person menneskelig
  robot bot chatbot
  målernummer måler elmåler aftagenummer
`)
