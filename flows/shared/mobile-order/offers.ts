import { planOf, type Plan } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Flow, Option } from '../../kit/define-flow.ts'
import { furtherPlans, otherPlans, popularPlans, recommendPlan, smallerPlans } from './rules.ts'

/** A credit check holds for what it was made of. */
const uncheckedCredit: Facts = { creditCheckId: undefined, depositOre: undefined }

/** What an order offers besides its fixed choices. */
export const orderOffers: Flow['offers'] = {
  popularPlans: () => [...popularPlans().map((plan) => planOption(plan)), ...[...otherPlans(), ...furtherPlans()].map(typedOnly)],
  otherPlans: () => [...otherPlans().map((plan) => planOption(plan)), ...[...popularPlans(), ...furtherPlans()].map(typedOnly)],
  typedPlans: () => [...popularPlans(), ...otherPlans(), ...furtherPlans()].map(typedOnly),
  recommendedPlan: ({ facts }) => [planOption(recommendPlan(facts.need), 'order.recommended.take')],
  smallerPlans: ({ facts }) => (facts.plan ? smallerPlans(facts.plan).map((plan) => planOption(plan)) : []),
  flexPlan: () => [planOption(planOf('flex'), 'order.flexInstead.take')],
  childPlan: () => {
    const { learn, ...option } = planOption(planOf('barn-1gb'), 'order.childPlan.take')
    return [{ ...option, learn: { ...learn, forWhom: 'child' } }]
  },
  ownPhones: ({ facts: { portNumber, numberChoice, forWhom } }) =>
    portNumber && numberChoice === 'keep' && forWhom === 'adult'
      ? [{ payload: 'port_number', title: 'order.ownPhone', values: { ownPhone: { phone: portNumber } }, learn: { phone: portNumber } }]
      : [],
  changes: ({ facts }) => changes(facts),
}

function planOption(plan: Plan, title = 'order.planOption'): Option {
  return { payload: plan.id, title, values: { plan: plan.name, price: { money: plan.monthly } }, learn: { ...uncheckedCredit, plan: plan.id } }
}

/** A plan that is one tap away, understood here already when it is typed (CHAT-15). */
const typedOnly = (plan: Plan): Option => ({ ...planOption(plan), hidden: true })

/** What can be taken back at the summary; what a signed-in customer is known by is changed on their own page instead. */
function changes({ signedIn, plan }: Facts): Option[] {
  const number: Option = {
    payload: 'number',
    title: 'order.change.number',
    learn: { numberChoice: undefined, portNumber: undefined, portRefusal: undefined },
  }
  const own: Option[] = [
    { payload: 'name', title: 'order.change.name', learn: { ...uncheckedCredit, name: undefined, birthDate: undefined } },
    {
      payload: 'phone',
      title: 'order.change.phone',
      learn: { ...uncheckedCredit, phone: undefined, customerId: undefined, firstName: undefined },
    },
    { payload: 'email', title: 'order.change.email', learn: { email: undefined } },
  ]
  return [
    { payload: 'plan', title: 'order.change.plan', learn: { ...uncheckedCredit, plan: undefined, forWhom: undefined } },
    ...(plan && planOf(plan).kind === 'broadband' ? [] : [number]),
    ...(signedIn ? [] : own),
    {
      payload: 'address',
      title: 'order.change.address',
      learn: { ...uncheckedCredit, street: undefined, postalCode: undefined, city: undefined },
    },
  ]
}
