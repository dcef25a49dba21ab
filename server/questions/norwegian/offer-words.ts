import { type OfferWords, words } from '#server/questions/language.ts'

export const offerWords: OfferWords = {
  offers: words(
    'gratis help hjelpen hjelp bindende binder forplikter forpliktende uforpliktende binding bankene banker samarbeider bruker spør jobber',
  ),
  ofTime: words('månedlig månedsvis kvartalsvis halvårlig årlig avdrag'),
  us: ['dere'],
  saves: words('spare sparer spart besparelse tjene tjener'),
  earns: [],
  besidePrice: words(
    'være kunde mye mykje vis vise se gi oversikt nytt ny få ett per pr for hver dag mine måned måneden månaden mnd månedlig mobil mobilen mobilabonnement data gb kr kroner deres total totalt totalpris totalen sammen summen sum egentlig nå send',
  ),
}
