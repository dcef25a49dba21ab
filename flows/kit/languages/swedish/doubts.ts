import type { Doubts } from '../doubts.ts'
import { lines, words } from '../everyday.ts'

export const swedishDoubts: Doubts = {
  deniesPhrases: lines('inte|ej|aldrig'),
  usesPhrases: lines('använd|använda|använder|ring|ringa|skicka|skriv|skriva|ta'),
  formerPhrases: [String.raw`(?:gamla|gammalt|förra|tidigare|föregående)(?: \p{L}+)?`],
  was: words('var hette'),
  livedPhrases: [String.raw`(?:bodde|växte)(?: upp)?`, 'har bott', 'brukade bo'],
  forWhom: words('till åt för hos'),
  calledByUsPhrases: [String.raw`ni (?:(?:som )?har )?(?:ringt|ringde|ringer)`, 'ni som ringde', 'ringde ni'],
  since: words('sen sedan'),
  toComePhrases: [String.raw`nästa \p{L}+`, 'snart', 'när (?:jag|vi) gifter'],
  unsettledPhrases: [String.raw`vet (?:jag |vi |det )*(?:inte|ej)`, 'inte bestämt', 'osäker'],
  had: words('hade'),
  beforeNow: words('förut tidigare sist'),
  has: words('har hade'),
  eventPhrases: lines(
    'gift|gifte|förlovade|skild|skilde|flyttade|köpte|sålde|började|startade|övertog|övertar|reser|reste|semester',
  ),
}
