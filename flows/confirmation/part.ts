import { WITHDRAWAL_DAYS } from '#contracts/catalogue/terms.ts'
import { identity } from '#flows/identity/part.ts'
import { definePart } from '#flows/kit/define-part.ts'
import { notNow } from '#flows/shared/try-again.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowOption, FlowRow, PlainText } from '#flows/kit/flow-texts.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

/**
 * What is ordered: the `rows` to confirm, with what it costs last (ORD-01); the price they show, as facts (BEY-07); what
 * may be changed, as options that forget it; what else may be taken at once by naming it; and the row of the terms.
 */
type Ordered = {
  rows: (flowContext: FlowContext) => FlowRow[]
  quote: (flowContext: FlowContext) => Facts
  changes: (flowContext: FlowContext) => FlowOption[]
  instead?: (flowContext: FlowContext) => FlowOption[]
  terms?: PlainText
}

const steps = Object.keys(identity.steps).map((own) => (own === 'start' ? 'identity' : `identity.${own}`))

/**
 * Shows price and terms, has the order confirmed, and proves who orders. `changed` and `otherNumber` must ask for what is
 * not known any more before they come back, and everything is shown again (BEY-04).
 */
export const confirmation = ({ rows, quote, changes, instead, terms = 'order.row.userTerms' }: Ordered) =>
  definePart({
    name: 'confirmation',
    outcomes: ['confirmed', 'changed', 'otherNumber'],
    words: ['order.summary', 'order.userTerms', 'order.knownCustomer'],
    offers: { changes, ...(instead && { instead }) },
    summaries: {
      order: (flowContext) => [
        ...rows(flowContext),
        { label: 'order.row.withdrawal', value: WITHDRAWAL_DAYS },
        { label: 'order.row.terms', value: { text: terms } },
      ],
    },
    learn: { quote },
    values: ({ facts: { firstName, name } }) => ({
      firstName: firstName ?? name?.firstName,
      withdrawalDays: WITHDRAWAL_DAYS,
    }),
    renamed: { change: 'change', ...Object.fromEntries(steps.map((step) => [step, step])) },
    parts: { identity: { part: identity, to: { proven: 'confirmed', otherNumber: 'otherNumber' } } },
    steps: {
      start: {
        learn: 'quote',
        say: ['order.summary', 'order.userTerms'],
        summary: 'order',
        ask: {
          ...(instead && { offer: { from: 'instead', to: 'changed' } as const }),
          choices: {
            confirm: { title: 'order.confirm', to: 'identity', proves: ['terms', 'price', 'confirmation'] },
            change: { title: 'order.change.title', to: 'change', saysNo: true },
            ...notNow,
          },
        },
      },
      change: {
        say: ['order.change'],
        ask: {
          offer: { from: 'changes', to: 'changed' },
          choices: { back: { title: 'order.change.nothing', to: 'start' } },
        },
      },
    },
  })
