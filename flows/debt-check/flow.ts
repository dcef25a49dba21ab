import { DEBT_CONSENT, SEND_CONSENT, DEBT_CONSENT_DAYS } from '#contracts/debts/consent.ts'
import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { defineFlow } from '#flows/kit/define-flow.ts'
import { provenByBankId } from '#flows/shared/prove-by-bankid.ts'
import { advertised } from '#contracts/catalogue/terms.ts'
import { debtTotals, owedOn, type Debt } from '#contracts/debts/debt.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { rowIf, type FlowRow, type FlowValues } from '#flows/kit/flow-texts.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

const ORDER: readonly Debt['kind'][] = ['instalmentLoan', 'creditLine', 'chargeCard']

function debtRows({ facts: { debts = [] } }: FlowContext): FlowRow[] {
  const sorted = ORDER.flatMap((kind) => debts.filter((debt) => debt.kind === kind))
  return [
    ...sorted.map((debt): FlowRow => ({
      label: `debt.row.${debt.kind}`,
      values: { lender: debt.lender },
      value: { money: owedOn(debt) },
    })),
    { label: 'debt.row.all', value: { money: debtTotals(debts).all }, strong: true },
  ]
}

function leadRows({ facts }: FlowContext): FlowRow[] {
  const { name, phone, email, callWish, adviserNotes, debts = [], sendConsent } = facts
  return [
    ...rowIf(name, (known) => ({
      label: 'debt.lead.name',
      value: fullNameOf(known),
    })),
    ...rowIf(phone, (known) => ({ label: 'debt.lead.phone', value: { phone: known } })),
    ...rowIf(email, (known) => ({ label: 'debt.lead.email', value: known })),
    ...rowIf(callWish, (known) => ({ label: 'shared.callWish.row', value: known })),
    ...rowIf(adviserNotes, (known) => ({ label: 'shared.adviserNotes.row', value: known.join('; ') })),
    ...rowIf(sendConsent, () => ({ label: 'debt.row.all', value: { money: debtTotals(debts).all }, strong: true })),
  ]
}

/** The lead includes debt sums only with the consent to send them. */
function refinancingLead({ facts: { debts = [], sendConsent, callWish, adviserNotes: notes } }: FlowContext): Facts {
  const told = { kind: 'refinancing', callWish, notes } as const
  if (sendConsent !== SEND_CONSENT) return { lead: told }
  const { instalmentLoan: instalmentLoans, creditLine: creditLines, chargeCard: chargeCards } = debtTotals(debts)
  return { lead: { ...told, instalmentLoans, creditLines, chargeCards, consent: SEND_CONSENT } }
}

const debtValues = ({ facts: { firstName, name, debts, phone } }: FlowContext) =>
  ({
    firstName: firstName ?? name?.firstName,
    banks: advertised.refinancingBanks,
    saving: { money: advertised.refinancingAverageSaving },
    count: debts?.length,
    days: DEBT_CONSENT_DAYS,
    phone: phone === undefined ? undefined : { phone },
  }) satisfies FlowValues

const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'handover' } } as const
const notNow = { leave: { title: 'shared.notNow', to: 'leave' } } as const
const ABOUT = [
  'debt.about.credit',
  'debt.about.seen',
  'debt.about.stored',
  'debt.about.default',
  'debt.about.bankid',
] as const
const ABOUT_CONSENT = [...ABOUT, 'debt.about.consent', 'debt.about.no'] as const

const start = { start: { title: 'debt.invite.start', to: 'consent' } } as const
const call = { call: { title: 'debt.call', to: 'contact' } } as const
/** Whoever asks for a call before that is offered is called by the adviser as well. */
const hiddenCall = { call: { ...call.call, hidden: true } } as const

/** Shows a person their unsecured debts from the debt register and sends a lead to the banks on request (FLOW-06). */
export const debtCheck = defineFlow({
  name: 'debt_check',
  offered: { sells: 'refinancing', instead: 'home' },
  callWishReply: 'shared.callWish',
  adviserNotes: { about: 'refinancing', reply: 'shared.adviserNotes' },
  entries: ['init', 'skip_start'],
  guards: {
    knownByName: ({ facts }) => facts.signedIn === true && facts.firstName !== undefined,
    personProven: ({ facts }) => facts.identityProof !== undefined,
  },
  summaries: { debts: debtRows, lead: leadRows },
  learn: {
    withoutDebts: () => ({ debts: undefined, sendConsent: undefined }),
    forgetProof: () => ({ identityProof: undefined }),
    lead: refinancingLead,
  },
  values: debtValues,
  steps: {
    init: { branch: [{ if: 'knownByName', to: 'hello_again' }, { to: 'hello' }] },
    hello: { say: ['debt.hello'], next: 'invite' },
    hello_again: { say: ['debt.helloAgain'], next: 'invite' },
    invite: {
      say: ['debt.average', 'debt.invite'],
      ask: {
        about: ABOUT,
        choices: { ...start, how: { title: 'debt.invite.how', to: 'how' }, ...hiddenCall, ...notNow },
      },
    },
    skip_start: {
      say: ['debt.skipStart', 'debt.average'],
      ask: {
        about: ABOUT,
        choices: { ...start, how: { title: 'debt.invite.how', to: 'how' }, ...hiddenCall, ...notNow },
      },
    },
    how: {
      say: ['debt.how', 'debt.how.safe'],
      ask: { about: ABOUT, choices: { ...start, ...call, ...notNow } },
    },

    consent: {
      say: ['debt.consent'],
      ask: {
        consent: DEBT_CONSENT,
        why: 'debt.consent.why',
        about: ABOUT_CONSENT,
        choices: {
          yes: { title: 'debt.consent.yes', to: 'person', learn: { debtConsent: DEBT_CONSENT }, proves: ['consent'] },
          no: { title: 'debt.consent.no', to: 'refused' },
          ...hiddenCall,
        },
      },
    },
    refused: {
      say: ['debt.refused'],
      ask: {
        about: ABOUT_CONSENT,
        choices: { ...call, back: { title: 'debt.refused.back', to: 'consent' }, ...notNow },
      },
    },
    person: { branch: [{ if: 'personProven', to: 'read' }, { to: 'bankid' }] },
    ...provenByBankId({ ok: 'read', without: 'without' }),
    without: {
      say: ['debt.without'],
      ask: { about: ABOUT, choices: { ...call, bankid: { title: 'debt.without.bankid', to: 'bankid' }, ...notNow } },
    },

    read: {
      say: ['debt.reading'],
      call: {
        effect: 'debts.read',
        outcomes: { found: 'found', none: 'none', refused: 'proof_gone', failed: 'register_down' },
      },
    },
    proof_gone: {
      learn: 'forgetProof',
      say: ['debt.proofGone'],
      ask: { choices: { bankid: { title: 'shared.bankid.go', to: 'bankid' }, ...call, ...notNow } },
    },
    register_down: {
      say: ['debt.down'],
      ask: { choices: { again: { title: 'shared.again', to: 'person' }, ...call, ...talk, ...notNow } },
    },
    none: { say: ['debt.none'], ask: { choices: { done: { title: 'debt.none.done', to: 'thanks' }, ...call } } },
    thanks: { say: ['debt.thanks'], end: 'thanks' },

    found: { say: ['debt.found'], summary: 'debts', next: 'offer' },
    offer: {
      say: ['debt.offer', 'debt.offer.average'],
      ask: {
        choices: {
          send: { title: 'debt.offer.send', to: 'send_consent' },
          view: { title: 'debt.offer.view', to: 'view' },
          ...hiddenCall,
          ...talk,
          ...notNow,
        },
      },
    },
    view: {
      say: ['debt.view'],
      ask: {
        frame: { view: 'debts', button: 'debt.view.open' },
        choices: { go_on: { title: 'debt.view.goOn', to: 'offer' }, ...notNow },
      },
    },
    send_consent: {
      say: ['debt.send'],
      ask: {
        consent: SEND_CONSENT,
        why: 'debt.send.why',
        about: ['debt.about.sent'],
        choices: {
          yes: { title: 'debt.send.yes', to: 'contact', learn: { sendConsent: SEND_CONSENT }, exact: true },
          no: { title: 'debt.send.no', to: 'not_sent' },
        },
      },
    },
    not_sent: { learn: 'withoutDebts', say: ['debt.notSent'], ask: { choices: { ...call, ...talk, ...notNow } } },

    contact: {
      collect: {
        name: { say: ['debt.name'], label: 'debt.name.label', why: 'shared.adviser.why.name' },
        phone: { say: ['debt.phone'], label: 'shared.phone.label', why: 'shared.adviser.why.phone' },
        email: {
          say: ['debt.email'],
          label: 'shared.email.label',
          why: 'shared.adviser.why.email',
          choices: { skip: { title: 'debt.email.skip', to: 'check' } },
        },
      },
      next: 'check',
    },
    check: {
      say: ['debt.check'],
      summary: 'lead',
      ask: {
        choices: {
          send: { title: 'debt.check.send', to: 'send', exact: true },
          phone: { title: 'debt.check.phone', to: 'contact', learn: { phone: undefined } },
          email: { title: 'debt.check.email', to: 'contact', learn: { email: undefined } },
          ...notNow,
        },
      },
    },
    send: {
      learn: 'lead',
      say: ['debt.sending'],
      call: { effect: 'lead.send', outcomes: { sent: 'sent', failed: 'unsent' } },
    },
    unsent: {
      say: ['debt.unsent'],
      ask: { choices: { again: { title: 'shared.again', to: 'send' }, ...talk, ...notNow } },
    },
    sent: { say: ['debt.sent', 'debt.sent.next'], tells: 'Lead', end: 'lead' },
  },
})
