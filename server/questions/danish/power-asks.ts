import type { PowerAsks } from '#server/questions/language.ts'

export const powerAsks: PowerAsks = [
  ['markup', /tillæg/iu],
  [
    'start',
    /(?:koster|gratis|dyrt)\s(?:\S+\s){0,4}(?:skifte|oprette|begynde|ekstra)|oprettelse|skjult|gemt|gebyrer|oven i|lokketilbud/iu,
  ],
  ['fee', /abonnement|gebyr|månedligt beløb|\d+ ?(?:kr|kroner)(?!\p{L})/iu],
  [
    'rise',
    /(?:stige|hæve)r?(?!\p{L})|gå(?:r)?\s(?:\S+\s){0,2}op(?!\p{L})|sætter|ændrer|(?:om|til) (?:vinter|sommer)(?:en)?(?!\p{L})/iu,
  ],
  ['hours', /om natten|døgnet|time for time|(?<!\p{L})nat(?!\p{L})/iu],
  [
    'month',
    /måned|regning|lejlighed|(?<!\p{L})(?:hus|rækkehus|sommerhus|etværelses|toværelses|treværelses|kvm|personer)(?!\p{L})/iu,
  ],
]
