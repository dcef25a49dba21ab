import { advertised } from '#contracts/catalogue/terms.ts'
import { defineFlow } from '#flows/kit/define-flow.ts'
import { leaving } from '#flows/shared/leave.ts'
import { tryAgain } from '#flows/shared/try-again.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { INSURABLES } from '#contracts/leads/lead.ts'
import type { Option, SummaryRow, FlowContext } from '#flows/kit/flow.ts'

/** The words of the power of attorney, by id; kept with the lead of who ticked them. */
const attorneyLabel = 'insurance.attorney.label'

/** What can still be chosen to insure; choosing adds it. */
function coverOptions({ facts: { cover = [] } }: FlowContext): Option[] {
  return INSURABLES.filter((one) => !cover.includes(one)).map((one) => ({
    payload: one,
    title: `insurance.cover.${one}`,
    learn: { cover: [...cover, one] },
  }))
}

/** What the adviser is told. */
function insuranceLead({ facts: { cover = [], powerOfAttorney } }: FlowContext): Facts {
  return { lead: { kind: 'insurance', cover, ...(powerOfAttorney && { consent: attorneyLabel }) } }
}

/** What is about to be sent, for the visitor to look over. */
function leadSummary({ facts: { cover = [], powerOfAttorney, name, phone, email } }: FlowContext): SummaryRow[] {
  return [
    ...cover.map((one): SummaryRow => ({ label: 'insurance.row.cover', value: { text: `insurance.cover.${one}` } })),
    {
      label: 'insurance.row.attorney',
      value: { text: powerOfAttorney ? 'insurance.row.attorney.given' : 'insurance.row.attorney.not' },
    },
    ...(name
      ? [
          {
            label: 'insurance.row.name',
            value: [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(phone ? [{ label: 'insurance.row.phone', value: { phone } }] : []),
    ...(email ? [{ label: 'insurance.row.email', value: email }] : []),
  ]
}

/** Asks what to insure, for a power of attorney and how to reach the visitor, and sends it to an adviser (FLOW-06, CHAT-10). */
export const insuranceLeads = defineFlow({
  name: 'insurance_leads',
  offered: { sells: 'insurance', instead: 'home' },
  entries: ['init'],
  humanHandover: 'talk_to_us',
  secrets: [],
  guards: {
    signedIn: ({ facts }) => facts.signedIn === true,
    nameKnown: ({ facts }) => facts.name !== undefined,
    phoneKnown: ({ facts }) => facts.phone !== undefined,
    emailKnown: ({ facts }) => facts.email !== undefined,
    attorneyGiven: ({ facts }) => facts.powerOfAttorney === true,
  },
  offers: { covers: coverOptions },
  summaries: { lead: leadSummary },
  learn: { makeLead: insuranceLead, forgetCover: () => ({ cover: undefined }) },
  values: ({ facts: { firstName, name, phone, cover = [] } }) => ({
    firstName: name?.firstName ?? firstName,
    phone: phone === undefined ? undefined : { phone },
    covers: { texts: cover.map((one) => `insurance.cover.${one}`) },
    saving: advertised.insuranceSavingOverPercent,
  }),
  steps: {
    init: { branch: [{ if: 'signedIn', to: 'hello_again' }, { to: 'hello' }] },
    hello: { say: ['insurance.hello'], next: 'cover' },
    hello_again: { say: ['insurance.helloAgain'], next: 'cover' },
    cover: {
      learn: 'forgetCover',
      say: ['insurance.what'],
      ask: { offer: { from: 'covers', to: 'cover_added', many: true } },
    },
    cover_added: { next: 'cover_more' },
    cover_more: {
      say: ['insurance.more'],
      ask: {
        offer: { from: 'covers', to: 'cover_added', many: true },
        choices: { done: { title: 'insurance.more.done', to: 'attorney' } },
      },
    },
    attorney: {
      say: ['insurance.attorney', 'insurance.attorney.ask'],
      ask: {
        consent: attorneyLabel,
        why: 'insurance.attorney.why',
        choices: {
          give: { title: 'insurance.attorney.give', to: 'name_known', learn: { powerOfAttorney: true }, exact: true },
          without: { title: 'insurance.attorney.without', to: 'name_known', learn: { powerOfAttorney: false } },
        },
      },
    },
    name_known: { branch: [{ if: 'nameKnown', to: 'phone_known' }, { to: 'name' }] },
    name: {
      say: ['insurance.name'],
      ask: { input: { rule: 'name', write: 'name', label: 'insurance.name.label', to: 'phone_known' } },
    },
    phone_known: { branch: [{ if: 'phoneKnown', to: 'email_known' }, { to: 'phone' }] },
    phone: {
      say: ['insurance.phone'],
      ask: { input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'email_known' } },
    },
    email_known: { branch: [{ if: 'emailKnown', to: 'summary' }, { to: 'email' }] },
    email: {
      say: ['insurance.email'],
      ask: {
        input: { rule: 'email', write: 'email', label: 'shared.email.label', to: 'summary' },
        choices: { skip: { title: 'insurance.email.skip', to: 'summary' } },
      },
    },
    summary: {
      learn: 'makeLead',
      say: ['insurance.summary'],
      summary: 'lead',
      ask: {
        choices: {
          send: { title: 'insurance.summary.send', to: 'send', exact: true },
          change: { title: 'insurance.summary.change', to: 'change' },
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
    change: {
      say: ['insurance.change'],
      ask: {
        choices: {
          cover: { title: 'insurance.change.cover', to: 'cover' },
          attorney: { title: 'insurance.change.attorney', to: 'attorney' },
          contact: {
            title: 'insurance.change.contact',
            to: 'name_known',
            learn: { name: undefined, phone: undefined, email: undefined },
          },
          back: { title: 'insurance.change.back', to: 'summary' },
        },
      },
    },
    send: {
      say: ['insurance.sending'],
      call: { effect: 'lead.send', outcomes: { sent: 'sent', failed: 'send_failed' } },
    },
    send_failed: tryAgain('insurance.sendFailed', 'send'),
    sent: {
      say: ['insurance.sent'],
      tells: 'Lead',
      branch: [{ if: 'attorneyGiven', to: 'next_with' }, { to: 'next_without' }],
    },
    next_with: { say: ['insurance.nextWith', 'insurance.next'], end: 'lead' },
    next_without: { say: ['insurance.nextWithout', 'insurance.next'], end: 'lead' },
    ...leaving(),
  },
})
