import { SURE } from '../../heard-answer.ts'
import type { Registers } from '../../values/registers.ts'
import { suppliersIn, suppliersLedTo } from '../../values/suppliers.ts'
import { anyLink } from '../../words/language-words.ts'
import type { FlowContext } from '../../flow.ts'
import { weighOpenValue } from '../open-values/open-value.ts'
import { partsOf } from '../sentence/clauses.ts'

/** "Fra Norlys", "jeg har ørsted i dag": a name with a capital behind such a word, or a known one. */
const SUPPLIER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyLink('leadsToSupplier')})\s+(\p{L}[\p{L}&-]*(?:\s\p{L}+)?)(?!\p{L})`,
  'gu',
)

export function supplierTold(said: string, flowContext: FlowContext, registers: Registers): string | undefined {
  const alone = partsOf(said).map(({ text }) => text.replace(/[\s.!]+$/, ''))
  const known = alone.filter((text) => suppliersIn(text)[0]?.toLowerCase() === text.toLowerCase())
  const told = [...said.matchAll(SUPPLIER)].flatMap(([, name = '']) => [name, name.split(' ')[0] ?? ''])
  const [led, ...more] = suppliersLedTo(said)
  if (more.length === 0 && led !== undefined) return led
  const named = [...told, ...known]
  const isKnown = (one: string) => suppliersIn(one)[0]?.toLowerCase() === one.toLowerCase()
  for (const name of named.filter((one) => /^\p{Lu}/u.test(one) || isKnown(one))) {
    const weighed = weighOpenValue('supplier', name, flowContext, registers)
    if (weighed && weighed.sure >= SURE) return weighed.value
  }
  return undefined
}
