import { rows, words } from '../everyday.ts'
import type { Numbers } from '../numbers.ts'

export const danishNumbers: Numbers = {
  units: rows(
    'nul|en én et|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten',
  ),
  tens: rows('tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems'),
  ordinals: rows(
    'første|anden|tredje|fjerde|femte|sjette|syvende|ottende|niende|tiende|ellevte|tolvte|trettende|fjortende|femtende|sekstende|syttende|attende|nittende|tyvende',
  ),
  thirtieth: ['tredivte'],
  tensBeforeOrdinal: [],
  twentiethBehindUnit: ['tyvende'],
  and: ['og'],
  andInside: ['og'],
  hundreds: ['hundrede'],
  thousands: words('tusind tusinde'),
  centuries: ['nitten'],
  double: words('dobbelt dobbel'),
  triple: words('tredobbelt tredobbel trippel'),
  noughts: [],
}
