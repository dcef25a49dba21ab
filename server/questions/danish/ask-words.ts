import { askWords as english } from '#server/questions/english/ask-words.ts'
import { type AskWords, words } from '#server/questions/language.ts'

export const askWords: AskWords = {
  ...english,
  price: words('koster koste kostede pris prisen priser omkostning kr kroner øre'),
  hours: words('åbningstider åbningstid åbent åbner åben lukker lukket opening hours'),
  hoursOnlyWith: words('hvornår i kundeservice nu dag lørdag søndag weekend'),
  outward: ['til'],
  firstBill: [],
}
