import { childPlan } from '#contracts/catalogue/plans.ts'
import type { Step } from '#flows/kit/flow.ts'
import type { OrderTexts } from './values.ts'

type StepName =
  | 'whose_known'
  | 'whose'
  | 'child_plan'
  | 'child_known'
  | 'child_name'
  | 'child_birth'
  | 'child_age'
  | 'child_too_old'
  | 'broadband'

/**
 * Asks who will use the subscription. A child under 13 gets the child plan; mobile broadband is always the orderer's
 * own.
 */
export function whose<const Out extends string>(
  to: Record<'done' | 'plan', Out>,
): Record<StepName, Step<StepName | Out, OrderTexts>> {
  const ordinary = { forWhom: 'adult', childName: undefined, childBirthDate: undefined } as const
  return {
    whose_known: {
      branch: [
        { if: 'planIsChild', to: 'child_known' },
        { if: 'planIsBroadband', to: 'broadband' },
        { if: 'forAdult', to: to.done },
        { to: 'whose' },
      ],
    },
    whose: {
      say: ['order.whose'],
      ask: {
        why: 'order.whose.why',
        choices: {
          adult: { title: 'order.whose.adult', to: to.done, learn: ordinary, ages: [childPlan.underAge, 130] },
          child: { title: 'order.whose.child', to: 'child_plan', ages: [0, childPlan.underAge] },
        },
      },
    },
    child_plan: {
      say: ['order.childPlan'],
      ask: {
        offer: { from: 'childPlan', to: 'child_known' },
        choices: { ordinary: { title: 'order.childPlan.ordinary', to: to.plan, learn: ordinary } },
      },
    },
    child_known: { branch: [{ if: 'childKnown', to: to.done }, { to: 'child_name' }] },
    child_name: {
      learn: 'forChild',
      say: ['order.childName'],
      ask: {
        input: { rule: 'childName', write: 'childName', label: 'order.childName.label', to: 'child_birth' },
      },
    },
    child_birth: {
      say: ['order.childBirth'],
      ask: {
        why: 'order.childBirth.why',
        input: { rule: 'childBirthDate', write: 'childBirthDate', label: 'order.childBirth.label', to: 'child_age' },
      },
    },
    child_age: { branch: [{ if: 'childTooOld', to: 'child_too_old' }, { to: to.done }] },
    child_too_old: {
      say: ['order.childTooOld'],
      ask: {
        choices: {
          ordinary: { title: 'order.childTooOld.ordinary', to: to.plan, learn: { ...ordinary, plan: undefined } },
          correct: { title: 'order.birth.correct', to: 'child_birth' },
        },
      },
    },
    broadband: { learn: 'broadbandNumber', say: ['order.broadband'], next: to.done },
  }
}
