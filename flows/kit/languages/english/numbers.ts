import { rows, words } from '../everyday.ts'
import type { Numbers } from '../numbers.ts'

export const englishNumbers: Numbers = {
  units: rows(
    'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen',
  ),
  tens: rows('twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'),
  ordinals: rows(
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth',
  ),
  thirtieth: ['thirtieth'],
  tensBeforeOrdinal: words('twenty thirty'),
  twentiethBehindUnit: [],
  and: ['and'],
  andInside: [],
  hundreds: ['hundred'],
  thousands: ['thousand'],
  centuries: [],
  double: ['double'],
  triple: words('triple treble'),
  noughts: words('oh o'),
}
