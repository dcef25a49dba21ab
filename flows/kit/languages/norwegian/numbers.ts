import { rows, words } from '../everyday.ts'
import type { Numbers } from '../numbers.ts'

export const norwegianNumbers: Numbers = {
  units: rows(
    'null|en ein én ett eitt et|to|tre|fire|fem|seks|sju syv|åtte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten',
  ),
  tens: rows('tjue tyve|tretti tredve|førti fyrti|femti|seksti|sytti søtti|åtti|nitti'),
  ordinals: rows(
    'første fyrste|andre|tredje|fjerde|femte|sjette|sjuende syvende|åttende|niende|tiende|ellevte|tolvte|trettende|fjortende|femtende|sekstende|syttende|attende|nittende|tjuende tyvende',
  ),
  thirtieth: ['trettiende'],
  tensBeforeOrdinal: words('tjue tretti'),
  twentiethBehindUnit: ['tyvende'],
  and: ['og'],
  andInside: ['og'],
  hundreds: ['hundre'],
  thousands: ['tusen'],
  centuries: ['nitten'],
  double: words('dobbel dobbelt'),
  triple: words('trippel trippelt tredobbel tredobbelt'),
  noughts: [],
}
