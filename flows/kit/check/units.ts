import type { TextValue } from '../text-value.ts'
import type { Unit } from '#contracts/chat/fact.ts'
import { FACT_NAMES, FACTS } from '#contracts/chat/facts.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'
import { moneyIn } from './currencies.ts'
import type { Finding } from './finding.ts'

/** An amount that no flow works out from anything else. */
const ODD_AMOUNT = 7_777_777

/** Finds an amount that is shown in another unit than its fact has: hundredths of an øre per kWh as øre, or the reverse (FLOW-04). */
export function checkUnits(flow: Flow, contexts: readonly FlowContext[]): Finding[] {
  const scenes = contexts.slice(0, MOST_SCENES)
  const found = FACT_NAMES.flatMap((fact) => {
    const declared = FACTS[fact]
    if (!('unit' in declared)) return []
    const { unit } = declared
    const odd = scenes.map((scene) => ({ ...scene, facts: { ...scene.facts, [fact]: ODD_AMOUNT } }))
    const other = unit === 'money' ? 'perKwh' : 'money'
    return moneyIn(flow, odd).flatMap(({ step, name, value }) =>
      amountIn(value, other) === ODD_AMOUNT ? [{ step, detail: `${name} shows ${fact} as ${other}` }] : [],
    )
  })
  return [...new Map(found.map((one) => [one.detail, one])).values()].map((one) => ({ rule: 'wrongUnit', ...one }))
}

/** Nothing known, and everything. */
const MOST_SCENES = 2

function amountIn(value: TextValue | undefined, unit: Unit): number | undefined {
  if (typeof value !== 'object') return undefined
  if (unit === 'money') return 'money' in value ? value.money : undefined
  return 'perKwh' in value ? value.perKwh : undefined
}
