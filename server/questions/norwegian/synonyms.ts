import { groups } from '#server/questions/language.ts'

/** The first word of a line replaces the others; inflections are covered by the stemmer. */
export const synonyms = groups(`
  oppsigelse oppseiing oppseiinga oppsiing avslutte avslutning avsluttning avslutting terminere
  oppsigelsestid oppsigelsesfrist oppseiingstid
  faktura regning fakturering
  post posten postkasse postkassa
  ikke aldri mangler
  telefon mobil mobiltelefon
  stjålet stjelt stjele frastjålet frastjålen stolen tyveri
  mistet tapt borte vekk forsvunnet forsvant forsvinner
  dekning signal
  hastighet fart surfefart surfehastighet nettfart
  innlogging pålogging login
  klage reklamere reklamasjon
  slette fjerne sletting
  konto brukeren brukerkonto profil
  kundeservice kundesenter kundesenteret kundestøtte
  kontakt kontaktinformasjon kontaktinfo
  adresse bosted bostedsadresse
  betale betaling betalt innbetaling
  utsatt utsette utsettelse utsetting senere betalingsutsettelse betalingsutsetting
  levering leveringstid frakt forsendelse ventetid postgang leveranse vente ventetida
  bindingstid binding bundet bindende binder binde bindingsperiode kontraktstid avtaletid
  kredittsjekk kredittvurdering kredittvurdere kredittsjekke
  bedrift firma bedriftsabonnement firmaabonnement firmamobil
  nummerflytting portering portere nummerportering nummeroverføring
  bytte skifte bytting
  rabatt rabattkode kampanjekode
  angrerett returrett
  angre ombestemme angrer
  ødelagt defekt knust
  kode engangskode smskode
  nett internett mobilnett nettet
  saldo gjenstående gjenværende restdata
  fri ubegrenset ubegrensa
  unge barn sønn datter
  ferge ferje båt cruise
  låne lånebeløp
  avdrag avbetaling
  inkasso inkassosak
  maks maksimalt maksimal
  forfall forfallsdato forfalsdato betalingsfrist
  betalingsmåte betalingsmetode betalingsalternativ
  høy dyr
  minside kundeportal kundeside
  purring purregebyr betalingspåminnelse
  sms melding tekstmelding
  problem trøbbel feilmelding
  familie familietilbud familiemedlem
`)
