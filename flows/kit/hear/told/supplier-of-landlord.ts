import type { Act } from '#contracts/chat/act.ts'
import { translateKit } from '../../kit-texts.ts'
import { suppliersIn } from '../../values/suppliers.ts'
import { anySupplierWord } from '../../words/language-words.ts'
import { heard, type Reader } from '../heard.ts'

const LANDLORD = new RegExp(String.raw`(?<!\p{L})(?:${anySupplierWord('landlordPhrases')})(?!\p{L})`, 'iu')

/** "Min hyresvärd sköter det": the supplier is not known, and what becomes of such an agreement is told (HEAR-06). */
export const bySupplierOfLandlord: Reader = (reading) => {
  const { ask, rule, awaited, utterance, words, translate } = reading
  if (rule !== 'supplier' || utterance.includes('?') || !LANDLORD.test(utterance) || suppliersIn(utterance).length > 0)
    return undefined
  const [payload] = Object.entries(ask.choices ?? {}).flatMap(([name, { learn }]) =>
    learn && awaited && learn[awaited] === '' ? [name] : [],
  )
  if (payload === undefined) return undefined
  const act: Act = { kind: 'answer', payload, words, sure: 0.9, why: 'the supplier of a landlord' }
  const found = { topic: 'supplier of a landlord', text: translateKit(translate, 'rule.supplier.landlord') }
  return heard(reading, { payload, found }, [act])
}
