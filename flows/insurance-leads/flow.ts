import { advertised } from '#contracts/catalogue/terms.ts'
import { defineFlow } from '#flows/kit/define-flow.ts'
import { tryAgain } from '#flows/shared/try-again.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { ATTORNEY_CONSENT, INSURABLES } from '#contracts/leads/lead.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { rowIf, type FlowOption, type FlowRow } from '#flows/kit/flow-texts.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

/** Message id of the power of attorney; its text is stored with the lead as evidence of the consent. */
function coverOptions({ facts: { cover = [] } }: FlowContext): FlowOption[] {
  return INSURABLES.filter((one) => !cover.includes(one)).map((one) => ({
    payload: one,
    title: `insurance.cover.${one}`,
    learn: { cover: [...cover, one] },
  }))
}

function insuranceLead({ facts: { cover = [], powerOfAttorney, callWish, adviserNotes: notes } }: FlowContext): Facts {
  return { lead: { kind: 'insurance', cover, callWish, notes, ...(powerOfAttorney && { consent: ATTORNEY_CONSENT }) } }
}

function leadSummary({ facts }: FlowContext): FlowRow[] {
  const { cover = [], powerOfAttorney, name, phone, email, callWish, adviserNotes } = facts
  return [
    { label: 'insurance.row.cover', value: { texts: cover.map((one) => `insurance.cover.${one}` as const) } },
    {
      label: 'insurance.row.attorney',
      value: { text: powerOfAttorney ? 'insurance.row.attorney.given' : 'insurance.row.attorney.not' },
    },
    ...rowIf(name, (known) => ({
      label: 'insurance.row.name',
      value: fullNameOf(known),
    })),
    ...rowIf(phone, (known) => ({ label: 'insurance.row.phone', value: { phone: known } })),
    ...rowIf(email, (known) => ({ label: 'insurance.row.email', value: known })),
    ...rowIf(callWish, (known) => ({ label: 'shared.callWish.row', value: known })),
    ...rowIf(adviserNotes, (known) => ({ label: 'shared.adviserNotes.row', value: known.join('; ') })),
  ]
}

/**
 * Asks what to insure, for a power of attorney and for contact details, and sends a lead to an adviser (FLOW-06,
 * CHAT-10).
 */
export const insuranceLeads = defineFlow({
  name: 'insurance_leads',
  offered: { sells: 'insurance', instead: 'home' },
  callWishReply: 'shared.callWish',
  adviserNotes: { about: 'insurance', reply: 'shared.adviserNotes' },
  entries: ['init'],
  guards: {
    signedIn: ({ facts }) => facts.signedIn === true,
    attorneyGiven: ({ facts }) => facts.powerOfAttorney === true,
  },
  offers: { covers: coverOptions },
  summaries: { lead: leadSummary },
  learn: { makeLead: insuranceLead, forgetCover: () => ({ cover: undefined }) },
  values: ({ facts: { firstName, name, phone, cover = [] } }) => ({
    firstName: name?.firstName ?? firstName,
    phone: phone === undefined ? undefined : { phone },
    covers: { texts: cover.map((one) => `insurance.cover.${one}` as const) },
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
        choices: { done: { title: 'insurance.more.done', to: 'attorney_known' } },
      },
    },
    attorney_known: { branch: [{ if: 'attorneyGiven', to: 'contact' }, { to: 'attorney' }] },
    attorney: {
      say: ['insurance.attorney', 'insurance.attorney.ask'],
      ask: {
        consent: ATTORNEY_CONSENT,
        why: 'insurance.attorney.why',
        about: ['insurance.about.attorney', 'insurance.about.cancel'],
        choices: {
          give: {
            title: 'insurance.attorney.give',
            to: 'contact',
            learn: { powerOfAttorney: true },
            standsFor: ['name'],
            exact: true,
          },
          without: { title: 'insurance.attorney.without', to: 'contact', learn: { powerOfAttorney: false } },
        },
      },
    },
    contact: {
      collect: {
        name: { say: ['insurance.name'], label: 'insurance.name.label', why: 'shared.adviser.why.name' },
        phone: { say: ['insurance.phone'], label: 'shared.phone.label', why: 'shared.adviser.why.phone' },
        email: {
          say: ['insurance.email'],
          label: 'shared.email.label',
          why: 'shared.adviser.why.email',
          choices: { skip: { title: 'insurance.email.skip', to: 'summary' } },
        },
      },
      next: 'summary',
    },
    summary: {
      say: ['insurance.summary'],
      summary: 'lead',
      ask: {
        choices: {
          send: { title: 'insurance.summary.send', to: 'send', exact: true },
          change: { title: 'insurance.summary.change', to: 'change', saysNo: true },
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
            to: 'contact',
            learn: { name: undefined, phone: undefined, email: undefined },
          },
          back: { title: 'insurance.change.back', to: 'summary' },
        },
      },
    },
    send: {
      learn: 'makeLead',
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
  },
})
