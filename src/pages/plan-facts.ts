import type { Plan } from '#contracts/catalogue/plans.ts'
import { childPlan } from '#contracts/catalogue/child-plan.ts'
import type { Text } from '#src/i18n/use-text.ts'

/** What a plan gives, in few words. */
export function planFacts(plan: Plan, t: Text): string[] {
  const facts = []
  if (plan.kind === 'child') facts.push(t('pages.forChild', { age: childPlan.underAge }))
  if (plan.kind === 'broadband') facts.push(t('pages.forDevices'))
  if (plan.freeUse) facts.push(t('pages.freeUse'))
  if (plan.kind === 'package' && plan.dataMb === 0) facts.push(t('pages.noData'))
  if (plan.kind === 'flex' || plan.kind === 'broadband') facts.push(t('pages.payByUse'))
  return facts
}
