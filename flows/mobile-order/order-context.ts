import { firstInvoice, mobileStart } from '#contracts/catalogue/first-invoice.ts'
import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { catalogueVersion } from '#contracts/catalogue/catalogue-version.ts'
import { nextChange } from '#contracts/catalogue/next-change.ts'
import { planOf, planOn, plans, type Plan, type PlanId, type PlanTerms } from '#contracts/catalogue/plans.ts'
import { priceOn } from '#contracts/catalogue/price-book.ts'
import type { Day } from '#contracts/kernel/days.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { orderPrice } from '#contracts/catalogue/extras.ts'
import { uncontrolledData, flexUse } from '#contracts/catalogue/norway.ts'
import { orderValues, fullName } from './values.ts'
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
import type { Flow, Option, SummaryRow, FlowContext } from '#flows/kit/flow.ts'

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

/** `quote` stores the price about to be shown (BEY-07). */
const orderLearn: Flow['learn'] = {
  forChild: () => ({ forWhom: 'child' }),
  broadbandNumber: () => ({ forWhom: 'adult', numberChoice: 'new', portNumber: undefined, portRefusal: undefined }),
  forgetPort: () => ({ portNumber: undefined, portRefusal: undefined }),
  forgetCredit: () => ({ creditCheckId: undefined, depositOre: undefined }),
  quote: ({ facts: { plan, numberChoice }, today }) => {
    if (!plan || !numberChoice) return {}
    const { monthly, setUp } = orderPrice(plan, numberChoice, today)
    return { quotedMonthly: monthly, quotedSetUp: setUp, catalogueVersion: catalogueVersion(today) }
  },
}

/** A credit check is invalid once its inputs change. */
const uncheckedCredit: Facts = { creditCheckId: undefined, depositOre: undefined }

/** Every plan, not shown but recognised when typed. */
export const typedPlans = ({ today }: FlowContext): Option[] =>
  [...popularPlans(today), ...otherPlans(today), ...furtherPlans(today)].map(typedOnly)

const orderOffers: Flow['offers'] = {
  popularPlans: ({ today }) => [
    ...popularPlans(today).map((plan) => planOption(plan)),
    ...[...otherPlans(today), ...furtherPlans(today)].map(typedOnly),
  ],
  otherPlans: ({ today }) => [
    ...otherPlans(today).map((plan) => planOption(plan)),
    ...[...popularPlans(today), ...furtherPlans(today)].map(typedOnly),
  ],
  typedPlans,
  recommendedPlan: ({ facts, today }) => [planOption(recommendPlan(facts.need, today), 'order.recommended.take')],
  smallerPlans: ({ facts, today }) =>
    facts.plan ? smallerPlans(facts.plan, today).map((plan) => planOption(plan)) : [],
  flexPlan: ({ today }) => [planOption(planOn('flex', today), 'order.flexInstead.take')],
  childPlan: ({ today }) => {
    const { learn, ...option } = planOption(planOn('barn-1gb', today), 'order.childPlan.take')
    return [{ ...option, learn: { ...learn, forWhom: 'child' } }]
  },
  ownPhones: ({ facts: { portNumber, numberChoice, forWhom } }) =>
    portNumber && numberChoice === 'keep' && forWhom === 'adult'
      ? [
          {
            payload: 'port_number',
            title: 'order.ownPhone',
            values: { ownPhone: { phone: portNumber } },
            learn: { phone: portNumber },
          },
        ]
      : [],
  changes: ({ facts }) => changes(facts),
}

function planOption(plan: Plan, title = 'order.planOption'): Option {
  return {
    payload: plan.id,
    title,
    values: { plan: plan.name, price: { money: plan.monthly } },
    learn: { ...uncheckedCredit, plan: plan.id },
  }
}

/** A plan not shown here, but recognised when typed (CHAT-15). */
const typedOnly = (plan: Plan): Option => ({ ...planOption(plan), hidden: true })

/** Data of a signed-in customer cannot be changed here, only on their own page. */
function changes({ signedIn, plan }: Facts): Option[] {
  const number: Option = {
    payload: 'number',
    title: 'order.change.number',
    learn: { numberChoice: undefined, portNumber: undefined, portRefusal: undefined },
  }
  const own: Option[] = [
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
    ...(signedIn ? [] : own),
    {
      payload: 'address',
      title: 'order.change.address',
      learn: { ...uncheckedCredit, street: undefined, postalCode: undefined, city: undefined },
    },
  ]
}

export const orderContext: Pick<Flow, 'guards' | 'offers' | 'summaries' | 'learn' | 'values'> = {
  guards: orderGuards,
  offers: orderOffers,
  summaries: { order: orderSummary },
  learn: orderLearn,
  values: orderValues,
}

/** What must be seen with the order button comes last, next to it (ORD-01); amounts must come from the catalogue. */
function orderSummary({ facts, today }: FlowContext): SummaryRow[] {
  const { plan: id, numberChoice } = facts
  if (!id || !numberChoice) return []
  const plan = planOf(id)
  const { monthly, setUp } = orderPrice(id, numberChoice, today)
  const { from, amount } = firstInvoice(mobileStart(today), { monthly, setUp })
  return [
    ...useRows(plan, today),
    ...whoRows(facts),
    { label: 'order.row.plan', value: plan.name, strong: true },
    { label: 'order.row.monthly', value: { money: monthly }, strong: true },
    ...comingPriceRows(id, today),
    { label: 'order.row.setUp', value: { money: setUp } },
    ...(facts.depositOre ? [{ label: 'order.row.deposit', value: { money: facts.depositOre }, strong: true }] : []),
    { label: 'order.row.firstInvoice', values: { from: { day: from } }, value: { money: amount }, strong: true },
    { label: 'order.row.binding', value: { text: 'order.row.binding.none' } },
    { label: 'order.row.withdrawal', value: WITHDRAWAL_DAYS },
    { label: 'order.row.terms', value: { text: 'order.row.terms.link' } },
  ]
}

/** A price that is announced for later orders; who orders before it keeps the present one (ONE-01). */
function comingPriceRows(id: PlanId, today: Day): SummaryRow[] {
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

function useRows(plan: PlanTerms, today: Day): SummaryRow[] {
  const calls: SummaryRow = plan.freeUse
    ? { label: 'order.row.calls', value: { text: 'order.row.calls.free' } }
    : { label: 'order.row.perUse', value: { money: priceOn(flexUse.minute, today).amount } }
  return [...(plan.kind === 'broadband' ? [] : [calls]), ...dataRows(plan, today)]
}

function dataRows({ whenUsedUp, dataMb }: PlanTerms, today: Day): SummaryRow[] {
  if (whenUsedUp === 'metered') return [{ label: 'order.row.data', value: { text: 'order.row.data.byUse' } }]
  const data: SummaryRow = { label: 'order.row.data', value: dataMb < 1_000 ? `${dataMb} MB` : `${dataMb / 1_000} GB` }
  const usedUp = {
    slowed: [{ label: 'order.row.slowed', value: `${uncontrolledData.throttleKbps} kbps` }],
    stopped: [{ label: 'order.row.control', value: { text: 'order.row.control.on' } }],
    charged: [
      { label: 'order.row.beyond', value: { money: priceOn(uncontrolledData.price, today).amount } },
      { label: 'order.row.beyondMax', value: { money: priceOn(uncontrolledData.maxMonthly, today).amount } },
    ],
  } satisfies Record<typeof whenUsedUp, SummaryRow[]>
  return [data, ...usedUp[whenUsedUp]]
}

function whoRows({
  numberChoice,
  portNumber,
  forWhom,
  childName,
  name,
  phone,
  email,
  street,
  postalCode,
  city,
}: Facts): SummaryRow[] {
  const number: SummaryRow['value'] =
    numberChoice === 'keep' && portNumber ? { phone: portNumber } : { text: 'order.row.number.new' }
  return [
    { label: 'order.row.number', value: number },
    ...(forWhom === 'child' && childName ? [{ label: 'order.row.child', value: fullName(childName) }] : []),
    ...(name ? [{ label: 'order.row.name', value: fullName(name) }] : []),
    ...(phone ? [{ label: 'order.row.phone', value: { phone } }] : []),
    ...(email ? [{ label: 'order.row.email', value: email }] : []),
    { label: 'order.row.address', value: `${street}, ${postalCode} ${city}` },
  ]
}
