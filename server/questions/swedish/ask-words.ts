import { askWords as english } from '#server/questions/english/ask-words.ts'
import { type AskWords, words } from '#server/questions/language.ts'

export const askWords: AskWords = {
  ...english,
  price: words('kostar kosta kostade pris priset priser kostnad kostnaden kr kronor öre'),
  hours: words('öppettider öppet öppnar öppna stänger stängt opening hours'),
  hoursOnlyWith: words('när ni kundservice kundtjänst nu idag lördag söndag helgen'),
  outward: ['till'],
  firstBill: [],
}
