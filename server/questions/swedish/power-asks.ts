import type { PowerAsks } from '#server/questions/language.ts'

export const powerAsks: PowerAsks = [
  ['markup', /påslag/iu],
  [
    'start',
    /(?:kostar|gratis|dyrt)\s(?:\S+\s){0,4}(?:byta|teckna|börja|extra)|startavgift|dolda|gömt|avgifter|ovanpå|rabatt/iu,
  ],
  ['fee', /månadsavgift|fast avgift|avgiften?(?!\p{L})|\d+ ?(?:kr|kronor|spänn)(?!\p{L})/iu],
  [
    'rise',
    /(?:höj|stig)(?:er|a|as|s)(?!\p{L})|gå(?:r)?\s(?:\S+\s){0,2}upp(?!\p{L})|ändras|(?:på|om) (?:vintern|sommaren)/iu,
  ],
  ['hours', /på natten|dygnet|timme för timme|(?<!\p{L})natt(?!\p{L})/iu],
  ['month', /månad|räkning|villa|lägenhet|(?<!\p{L})(?:hus|radhus|stuga|etta|tvåa|trea|fyra|kvm|personer)(?!\p{L})/iu],
]
