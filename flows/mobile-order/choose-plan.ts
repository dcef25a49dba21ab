import type { Step } from '#flows/kit/flow.ts'
import type { OrderTexts } from './values.ts'

type StepName = 'plan' | 'plan_more' | 'plan_need' | 'plan_recommended'

export function choosePlan<const Out extends string>(
  to: Record<'chosen', Out>,
): Record<StepName, Step<StepName | Out, OrderTexts>> {
  const help = { title: 'order.plan.help', to: 'plan_need' } as const
  return {
    plan: {
      say: ['order.plan'],
      ask: {
        offer: { from: 'popularPlans', to: to.chosen },
        choices: { help, more: { title: 'order.plan.more', to: 'plan_more' } },
      },
    },
    plan_more: {
      say: ['order.plan.rest'],
      ask: {
        offer: { from: 'otherPlans', to: to.chosen },
        choices: { help, back: { title: 'order.plan.back', to: 'plan' } },
      },
    },
    plan_need: {
      say: ['order.need'],
      ask: {
        offer: { from: 'typedPlans', to: to.chosen },
        choices: {
          little: { title: 'order.need.little', to: 'plan_recommended', learn: { need: 'little' } },
          some: { title: 'order.need.some', to: 'plan_recommended', learn: { need: 'some' } },
          much: { title: 'order.need.much', to: 'plan_recommended', learn: { need: 'much' } },
        },
      },
    },
    plan_recommended: {
      say: ['order.recommended'],
      ask: {
        offer: { from: 'recommendedPlan', to: to.chosen },
        choices: { more: { title: 'order.plan.others', to: 'plan' } },
      },
    },
  }
}
