import { ageOn } from '#contracts/kernel/calendar.ts'
import type { FlowContext } from '../flow.ts'
import { inputRule } from '../input-rules.ts'

const OF_AGE = 18

/** Whoever orders is of age, so the date of birth of somebody younger is a child's. */
export function isOfChild(birthDate: string, flowContext: FlowContext): boolean {
  const born = inputRule('birthDate').read(birthDate, flowContext)
  return typeof born === 'string' && ageOn(flowContext.today, born) < OF_AGE
}
