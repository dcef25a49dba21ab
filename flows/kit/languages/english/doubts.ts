import type { Doubts } from '../doubts.ts'
import { lines, words } from '../everyday.ts'

export const englishDoubts: Doubts = {
  deniesPhrases: ['not', 'never', String.raw`don['’]?t`],
  usesPhrases: lines('use|call|ring|send|write|take'),
  formerPhrases: [String.raw`(?:old|former|previous|last)(?: \p{L}+)?`],
  was: words('was used'),
  livedPhrases: lines('lived|used to live|used to be|grew up|have lived'),
  forWhom: words('for to with'),
  calledByUsPhrases: [
    String.raw`you (?:(?:that |who )?have )?(?:rang|rung|called)`,
    String.raw`you (?:that|who) (?:rang|called)`,
  ],
  since: words('since'),
  toComePhrases: [String.raw`next \p{L}+`, 'soon', 'when (?:i|we) (?:get )?marr(?:y|ied)'],
  unsettledPhrases: [String.raw`(?:do not|don['’]?t) know`, 'not (?:sure|certain|decided)'],
  had: words('had'),
  beforeNow: words('before previously earlier'),
  has: words('has had'),
  eventPhrases: lines('married|engaged|divorced|moved|bought|sold|started|began|took over|travelling|holiday|retired'),
}
