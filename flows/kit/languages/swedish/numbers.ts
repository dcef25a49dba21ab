import { rows, words } from '../everyday.ts'
import type { Numbers } from '../numbers.ts'

export const swedishNumbers: Numbers = {
  units: rows(
    'noll|en ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton',
  ),
  tens: rows('tjugo|trettio tretti|fyrtio fyrti|femtio femti|sextio sexti|sjuttio sjutti|åttio åtti|nittio nitti'),
  ordinals: rows(
    'första|andra|tredje|fjärde|femte|sjätte|sjunde|åttonde|nionde|tionde|elfte|tolfte|trettonde|fjortonde|femtonde|sextonde|sjuttonde|artonde|nittonde|tjugonde',
  ),
  thirtieth: ['trettionde'],
  tensBeforeOrdinal: words('tjugo trettio'),
  twentiethBehindUnit: [],
  and: ['och'],
  andInside: [],
  hundreds: ['hundra'],
  thousands: ['tusen'],
  centuries: [],
  double: words('dubbel dubbelt'),
  triple: words('trippel trippelt'),
  noughts: [],
}
