import type { Doubts } from '../doubts.ts'
import { lines, words } from '../everyday.ts'

export const norwegianDoubts: Doubts = {
  deniesPhrases: lines('ikke|ikkje|itj|aldri'),
  usesPhrases: lines('bruk|bruke|bruker|brukar|ring|ringe|send|sende|skriv|skrive|ta'),
  formerPhrases: [String.raw`(?:gamle|gamla|forrige|førre|tidligere|tidlegare)(?: \p{L}+)?`],
  was: words('var het heitte heite hette'),
  livedPhrases: [String.raw`(?:bodde|budde|vokste|vaks|voks)(?: opp)?`, 'har bodd', 'pleide å bo'],
  forWhom: words('til for hos'),
  calledByUsPhrases: [
    String.raw`(?:dere|de) (?:(?:som )?har )?(?:ringte?|ringer|ringde)`,
    String.raw`dere som ringte?`,
    'ringte dere',
  ],
  since: words('siden sidan'),
  toComePhrases: [String.raw`neste \p{L}+`, 'snart', 'når (?:jeg|vi) gifter'],
  unsettledPhrases: [String.raw`(?:vet|veit) (?:jeg |eg |vi |det )*(?:ikke|ikkje|itj)`, 'ikke bestemt', 'usikker'],
  had: words('hadde'),
  beforeNow: words('før tidligere sist tidlegare'),
  has: words('har hadde'),
  eventPhrases: lines(
    'gift|gifta|giftet|forlovet|skilt|flytta|flyttet|kjøpte|solgte|begynte|starta|startet|overtok|overtar|reiser|reiste|ferie',
  ),
}
