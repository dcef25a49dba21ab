import type { Doubts } from '../doubts.ts'
import { lines, words } from '../everyday.ts'

export const danishDoubts: Doubts = {
  deniesPhrases: lines('ikke|ik|aldrig'),
  usesPhrases: lines('brug|bruge|bruger|ring|ringe|send|sende|skriv|skrive|tag'),
  formerPhrases: [String.raw`(?:gamle|forrige|tidligere)(?: \p{L}+)?`],
  was: words('var hed'),
  livedPhrases: [String.raw`(?:boede|voksede)(?: op)?`, 'har boet', 'plejede at bo'],
  forWhom: words('til for hos'),
  calledByUsPhrases: [
    String.raw`(?:i|jer) (?:(?:der )?har )?(?:ringet|ringede|ringer)`,
    'jer der ringede',
    'ringede i',
  ],
  since: words('siden'),
  toComePhrases: [String.raw`næste \p{L}+`, 'snart', 'når (?:jeg|vi) bliver gift'],
  unsettledPhrases: [String.raw`ved (?:jeg |vi |det )*ikke`, 'ikke besluttet', 'usikker'],
  had: words('havde'),
  beforeNow: words('før tidligere sidst'),
  has: words('har havde'),
  eventPhrases: lines(
    'gift|giftede|forlovet|skilt|flyttede|købte|solgte|begyndte|startede|overtog|overtager|rejser|rejste|ferie',
  ),
}
