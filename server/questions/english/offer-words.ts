import { type OfferWords, words } from '#server/questions/language.ts'

export const offerWords: OfferWords = {
  offers: words('free help binding banks'),
  ofTime: words('monthly quarterly yearly instalments installments'),
  us: ['you'],
  saves: words('save saving savings'),
  earns: ['earn'],
  besidePrice: words('month monthly mobile'),
}
