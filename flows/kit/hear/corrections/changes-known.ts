import type { FactName } from '#contracts/chat/facts.ts'
import { inputRule, READS } from '../../input-rules.ts'
import { doorsIn } from '../../values/address-line.ts'
import type { FlowContext } from '../../flow.ts'

export const ruleOf = (fact: FactName) => READS.find(({ write }) => write === fact)?.rule

export const isKnown = ({ facts }: FlowContext, fact: FactName) => facts[fact] !== undefined

/** The fact is known, with another value. */
export const changesKnown = (fact: FactName, value: string, flowContext: FlowContext): boolean =>
  isKnown(flowContext, fact) &&
  !isSame(fact, value, flowContext) &&
  !(fact === 'street' && isWithoutDoor(value, flowContext.facts.street))

/** "Der står Vestergade 14, ikke?" takes no floor or door away. */
function isWithoutDoor(said: string, known = ''): boolean {
  const door = known.toLowerCase().startsWith(said.toLowerCase()) ? known.slice(said.length) : ''
  return /^[\s,]/.test(door) && doorsIn(door).length > 0
}

function isSame(fact: FactName, value: string, flowContext: FlowContext): boolean {
  const rule = ruleOf(fact)
  return (
    rule !== undefined &&
    JSON.stringify(inputRule(rule).read(value, flowContext)) === JSON.stringify(flowContext.facts[fact])
  )
}
