import { firstInvoiceOfOrder } from '#contracts/catalogue/first-invoice.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { nextChange } from '#contracts/catalogue/next-change.ts'
import { planOf, planOn, plans, type Plan, type PlanId, type PlanTerms } from '#contracts/catalogue/plans.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { uncontrolledData, flexUse } from '#contracts/catalogue/norway.ts'
import { orderValues } from './values.ts'
import {
  flexMayHelp,
  isChild,
  isOfAge,
  furtherPlans,
  otherPlans,
  popularPlans,
  recommendPlan,
  smallerPlans,
} from './rules.ts'
import { rowIf, type FlowOption, type FlowRow } from '#flows/kit/flow-texts.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'

const kindOf = ({ plan }: Facts) => plan && planOf(plan).kind

const orderGuards: Flow['guards'] = {
  signedIn: ({ facts }) => facts.signedIn === true,
  planKnown: ({ facts }) => facts.plan !== undefined,
  planIsChild: ({ facts }) => kindOf(facts) === 'child',
  planIsBroadband: ({ facts }) => kindOf(facts) === 'broadband',
  forAdult: ({ facts }) => facts.forWhom === 'adult',
  childKnown: ({ facts: { forWhom, childName, childBirthDate }, today }) =>
    forWhom === 'child' && childName !== undefined && childBirthDate !== undefined && isChild(childBirthDate, today),
  childTooOld: ({ facts: { childBirthDate }, today }) =>
    childBirthDate !== undefined && !isChild(childBirthDate, today),
  numberChosen: ({ facts: { numberChoice, portNumber, portRefusal } }) =>
    numberChoice === 'new' || (numberChoice === 'keep' && portNumber !== undefined && portRefusal === undefined),
  portNumberKnown: ({ facts }) => facts.portNumber !== undefined,
  keepsNumber: ({ facts }) => facts.numberChoice === 'keep',
  nameKnown: ({ facts }) => facts.name !== undefined,
  birthKnown: ({ facts }) => facts.birthDate !== undefined,
  ordererOfAge: ({ facts: { birthDate }, today }) => birthDate !== undefined && isOfAge(birthDate, today),
  creditChecked: ({ facts }) => facts.creditCheckId !== undefined,
  flexMayHelp: ({ facts }) => flexMayHelp(facts),
}

/** The price about to be shown (BEY-07). */
export function quote({ facts: { plan, numberChoice }, today }: FlowContext): Facts {
  if (!plan || !numberChoice) return {}
  const { monthly, setUp } = orderPrice(plan, numberChoice, today)
  return { quotedMonthly: monthly, quotedSetUp: setUp, catalogueVersion: catalogueVersion(today) }
}

const orderLearn: Flow['learn'] = {
  forChild: () => ({ forWhom: 'child' }),
  broadbandNumber: () => ({ forWhom: 'adult', numberChoice: 'new', portNumber: undefined, portRefusal: undefined }),
  forgetPort: () => ({ portNumber: undefined, portRefusal: undefined }),
  forgetCredit: () => ({ creditCheckId: undefined, depositOre: undefined }),
}

/** A credit check is invalid once its inputs change. */
const uncheckedCredit: Facts = { creditCheckId: undefined, depositOre: undefined }

/** Every plan, not shown but recognised when typed. */
export const typedPlans = ({ today }: FlowContext): FlowOption[] =>
  [...popularPlans(today), ...otherPlans(today), ...furtherPlans(today)].map(typedOnly)

type Offer = (flowContext: FlowContext) => FlowOption[]

const orderOffers: Record<string, Offer> = {
  popularPlans: ({ today }) => [
    ...popularPlans(today).map(planOption),
    ...[...otherPlans(today), ...furtherPlans(today)].map(typedOnly),
  ],
  otherPlans: ({ today }) => [
    ...otherPlans(today).map(planOption),
    ...[...popularPlans(today), ...furtherPlans(today)].map(typedOnly),
  ],
  typedPlans,
  recommendedPlan: (flowContext) => {
    const recommended = choiceOf(recommendPlan(flowContext.facts.need, flowContext.today))
    const others = typedPlans(flowContext).filter(({ payload }) => payload !== recommended.payload)
    return [{ ...recommended, title: 'order.recommended.take' }, ...others]
  },
  smallerPlans: ({ facts, today }) => (facts.plan ? smallerPlans(facts.plan, today).map(planOption) : []),
  flexPlan: ({ today }) => [{ ...choiceOf(planOn('flex', today)), title: 'order.flexInstead.take' }],
  childPlan: ({ today }) => {
    const { learn, ...choice } = choiceOf(planOn('barn-1gb', today))
    return [{ ...choice, title: 'order.childPlan.take', learn: { ...learn, forWhom: 'child' } }]
  },
  ownPhones: ({ facts: { portNumber, numberChoice, forWhom } }) =>
    portNumber && numberChoice === 'keep' && forWhom === 'adult'
      ? [{ payload: 'port_number', ...sameNumber(portNumber), learn: { phone: portNumber } }]
      : [],
  /** Told before it was asked for; that of a customer is with us already. */
  toldNumbers: ({ facts: { phone, portNumber, forWhom, customerId } }) =>
    phone && phone !== portNumber && forWhom === 'adult' && customerId === undefined
      ? [{ payload: 'told_number', ...sameNumber(phone), learn: { portNumber: phone } }]
      : [],
}

const sameNumber = (phone: string) => ({ title: 'order.ownPhone' as const, values: { ownPhone: { phone } } })

const choiceOf = (plan: Plan) => ({
  payload: plan.id,
  values: { plan: plan.name, price: { money: plan.monthly } },
  learn: { ...uncheckedCredit, plan: plan.id },
})

const planOption = (plan: Plan): FlowOption => ({ ...choiceOf(plan), title: 'order.planOption' })

/** A plan not shown here, but recognised when typed (CHAT-15). */
const typedOnly = (plan: Plan): FlowOption => ({ ...choiceOf(plan), title: 'order.planOption', hidden: true })

/** Data of a signed-in customer cannot be changed here, only on their own page. */
export function changes({ facts: { signedIn, plan, forWhom } }: FlowContext): FlowOption[] {
  const number: FlowOption = {
    payload: 'number',
    title: 'order.change.number',
    learn: { numberChoice: undefined, portNumber: undefined, portRefusal: undefined },
  }
  const child: FlowOption = {
    payload: 'child',
    title: 'order.change.child',
    learn: { childName: undefined, childBirthDate: undefined },
  }
  const own: FlowOption[] = [
    {
      payload: 'name',
      title: 'order.change.name',
      learn: { ...uncheckedCredit, name: undefined, birthDate: undefined },
    },
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
    ...(forWhom === 'child' ? [child] : []),
    ...(signedIn ? [] : own),
    {
      payload: 'address',
      title: 'order.change.address',
      learn: { ...uncheckedCredit, street: undefined, postalCode: undefined, city: undefined },
    },
  ]
}

export const orderContext = {
  guards: orderGuards,
  offers: orderOffers,
  learn: orderLearn,
  values: orderValues,
}

/** What must be seen with the order button comes last, next to it (ORD-01); amounts must come from the catalogue. */
export function summaryRows({ facts, today }: FlowContext): FlowRow[] {
  const { plan: id, numberChoice } = facts
  if (!id || !numberChoice) return []
  const plan = planOf(id)
  const { monthly, setUp, from, amount } = firstInvoiceOfOrder(id, numberChoice, facts.depositOre ?? 0, today)
  return [
    ...useRows(plan, today),
    ...whoRows(facts),
    { label: 'order.row.plan', value: plan.name, strong: true },
    { label: 'order.row.monthly', value: { money: monthly }, strong: true },
    ...comingPriceRows(id, today),
    { label: 'order.row.setUp', value: { money: setUp } },
    ...rowIf(facts.depositOre || undefined, (deposit) => ({
      label: 'order.row.deposit',
      value: { money: deposit },
      strong: true,
    })),
    { label: 'order.row.firstInvoice', values: { from: { day: from } }, value: { money: amount }, strong: true },
    { label: 'order.row.binding', value: { text: 'order.row.binding.none' } },
  ]
}

/** A price that is announced for later orders; who orders before it keeps the present one (ONE-01). */
function comingPriceRows(id: PlanId, today: Day): FlowRow[] {
  const coming = nextChange(plans[id].monthly, today)
  return coming
    ? [
        {
          label: 'order.row.comingPrice',
          values: { day: { day: coming.from } },
          value: { money: coming.price.amount },
        },
      ]
    : []
}

function useRows(plan: PlanTerms, today: Day): FlowRow[] {
  const calls: FlowRow = plan.freeUse
    ? { label: 'order.row.calls', value: { text: 'order.row.calls.free' } }
    : { label: 'order.row.perUse', value: { money: priceOn(flexUse.minute, today).amount } }
  return [...(plan.kind === 'broadband' ? [] : [calls]), ...dataRows(plan, today)]
}

function dataRows({ whenUsedUp, dataMb }: PlanTerms, today: Day): FlowRow[] {
  if (whenUsedUp === 'metered') return [{ label: 'order.row.data', value: { text: 'order.row.data.byUse' } }]
  const data: FlowRow = { label: 'order.row.data', value: dataMb < 1_000 ? `${dataMb} MB` : `${dataMb / 1_000} GB` }
  const usedUp = {
    slowed: [{ label: 'order.row.slowed', value: `${uncontrolledData.throttleKbps} kbps` }],
    stopped: [{ label: 'order.row.control', value: { text: 'order.row.control.on' } }],
    charged: [
      { label: 'order.row.beyond', value: { money: priceOn(uncontrolledData.price, today).amount } },
      { label: 'order.row.beyondMax', value: { money: priceOn(uncontrolledData.maxMonthly, today).amount } },
    ],
  } satisfies Record<typeof whenUsedUp, FlowRow[]>
  return [data, ...usedUp[whenUsedUp]]
}

function whoRows({
  numberChoice,
  portNumber,
  forWhom,
  childName,
  childBirthDate,
  name,
  phone,
  email,
  street,
  postalCode,
  city,
}: Facts): FlowRow[] {
  const number: FlowRow['value'] =
    numberChoice === 'keep' && portNumber ? { phone: portNumber } : { text: 'order.row.number.new' }
  return [
    { label: 'order.row.number', value: number },
    ...rowIf(forWhom === 'child' ? childName : undefined, (child) => ({
      label: 'order.row.child',
      value: fullNameOf(child),
    })),
    ...rowIf(forWhom === 'child' ? childBirthDate : undefined, (born) => ({
      label: 'order.row.childBirth',
      value: { day: born },
    })),
    ...rowIf(name, (known) => ({ label: 'order.row.name', value: fullNameOf(known) })),
    ...rowIf(phone, (known) => ({ label: 'order.row.phone', value: { phone: known } })),
    ...rowIf(email, (known) => ({ label: 'order.row.email', value: known })),
    { label: 'order.row.address', value: `${street}, ${postalCode} ${city}` },
  ]
}
