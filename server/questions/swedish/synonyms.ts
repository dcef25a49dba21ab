import { groups } from '#server/questions/language.ts'

/** The first word of a line replaces the others; inflections are covered by the stemmer. */
export const synonyms = groups(`
  el ström elen
  elbolag elhandlare elleverantör elföretag leverantör
  elnätsbolag elnätsföretag nätbolag nätföretag elnät nätägare
  elpris strömpris elkostnad kostnad pris kostar kosta priset
  fast fastpris bundet
  byta byte bytet skifta skifte elbyte
  uppsägning avsluta avslut avslutning
  bindningstid bunden bundet binder bindningsperiod bindning
  brytavgift lösenavgift uppsägningsavgift
  inte aldrig saknas ingen
  flytta flytt flyttning flyttanmälan
  adress adressändring adressbyte adressändringen
  bostad hus lägenhet hem
  strömavbrott elavbrott strömlöst avbrott
  borta försvunnit försvann mörkt utan
  förbrukning förbruka förbrukat elförbrukning användning elanvändning använt
  ångra ångrat ångerrätt ånger ångerfrist avbeställa avbeställning avbryta
  faktura räkning elräkning
  betala betalning betalar betalsätt
  förfallodag förfallodatum
  inloggning inloggad
  lösenord lösen
  kod engångskod smskod
  personuppgifter uppgifter uppgift dataskydd integritet persondata personuppgiftspolicy
  radera
  mobilabonnemang abonnemang telefonabonnemang
  försäkring försäkra
  lån låna
  kundservice kundtjänst support
  kontakta kontakt kontaktuppgifter nå tag
  människa person mänsklig
  robot bot chattbot
  anläggningsid anläggningsnummer
  mätare elmätare mätarnummer
`)
