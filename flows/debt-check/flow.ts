import { DEBT_CONSENT, SEND_CONSENT, DEBT_CONSENT_DAYS } from '#contracts/debts/consent.ts'
import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { defineFlow } from '#flows/kit/define-flow.ts'
import { leaving } from '#flows/shared/leave.ts'
import { advertised } from '#contracts/catalogue/terms.ts'
import { debtTotals, owedOn, type Debt } from '#contracts/debts/debt.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { SummaryRow, FlowContext, TextValue, Ask, Step } from '#flows/kit/flow.ts'

const ORDER: readonly Debt['kind'][] = ['instalmentLoan', 'creditLine', 'chargeCard']

/** The debts as the register lists them, kind by kind, and what is owed in all. */
function debtRows({ facts: { debts = [] } }: FlowContext): SummaryRow[] {
  const sorted = ORDER.flatMap((kind) => debts.filter((debt) => debt.kind === kind))
  return [
    ...sorted.map((debt) => ({
      label: `debt.row.${debt.kind}`,
      values: { lender: debt.lender },
      value: { money: owedOn(debt) },
    })),
    { label: 'debt.row.all', value: { money: debtTotals(debts).all }, strong: true },
  ]
}

/** What is sent on: who, how to reach them, and the sums that were agreed to. */
function leadRows({ facts: { name, phone, email, debts = [], sendConsent } }: FlowContext): SummaryRow[] {
  return [
    ...(name
      ? [{ label: 'debt.lead.name', value: [name.firstName, name.middleName, name.lastName].filter(Boolean).join(' ') }]
      : []),
    ...(phone ? [{ label: 'debt.lead.phone', value: { phone } }] : []),
    ...(email ? [{ label: 'debt.lead.email', value: email }] : []),
    ...(sendConsent ? [{ label: 'debt.row.all', value: { money: debtTotals(debts).all }, strong: true }] : []),
  ]
}

/** The lead: sums by kind go along only with the consent to send them. */
function refinancingLead({ facts: { debts = [], sendConsent } }: FlowContext): Facts {
  if (sendConsent !== SEND_CONSENT) return { lead: { kind: 'refinancing' } }
  const { instalmentLoan: instalmentLoans, creditLine: creditLines, chargeCard: chargeCards } = debtTotals(debts)
  return { lead: { kind: 'refinancing', instalmentLoans, creditLines, chargeCards, consent: SEND_CONSENT } }
}

const debtValues = ({
  facts: { firstName, name, debts, phone },
}: FlowContext): Record<string, TextValue | undefined> => ({
  firstName: firstName ?? name?.firstName,
  banks: advertised.refinancingBanks,
  saving: { money: advertised.refinancingAverageSaving },
  count: debts?.length,
  days: DEBT_CONSENT_DAYS,
  phone: phone === undefined ? undefined : { phone },
})

const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' } } as const
const notNow = { leave: { title: 'shared.notNow', to: 'leave' } } as const
const call = { call: { title: 'debt.call', to: 'name_known' } } as const

/** Shows a person their unsecured debts as the debt register has them, and sends those who want it on to the banks (FLOW-06). */
export const debtCheck = defineFlow({
  name: 'debt_check',
  offered: { sells: 'refinancing', instead: 'home' },
  entries: ['init', 'skip_start'],
  humanHandover: 'talk_to_us',
  secrets: [],
  guards: {
    knownByName: ({ facts }) => facts.signedIn === true && facts.firstName !== undefined,
    personProven: ({ facts }) => facts.identityProof !== undefined,
    nameKnown: ({ facts }) => facts.name !== undefined,
    phoneKnown: ({ facts }) => facts.phone !== undefined,
    emailKnown: ({ facts }) => facts.email !== undefined,
  },
  offers: {},
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
      say: ['debt.invite', 'debt.average'],
      ask: {
        choices: {
          start: { title: 'debt.invite.start', to: 'consent' },
          how: { title: 'debt.invite.how', to: 'how' },
          ...notNow,
        },
      },
    },
    skip_start: {
      say: ['debt.skipStart', 'debt.average'],
      ask: {
        choices: {
          start: { title: 'debt.invite.start', to: 'consent' },
          how: { title: 'debt.invite.how', to: 'how' },
          ...notNow,
        },
      },
    },
    how: {
      say: ['debt.how', 'debt.how.safe'],
      ask: { choices: { start: { title: 'debt.invite.start', to: 'consent' }, ...call, ...notNow } },
    },

    consent: {
      say: ['debt.consent'],
      ask: {
        consent: DEBT_CONSENT,
        why: 'debt.consent.why',
        choices: {
          yes: { title: 'debt.consent.yes', to: 'person', learn: { debtConsent: DEBT_CONSENT }, proves: ['consent'] },
          no: { title: 'debt.consent.no', to: 'refused' },
        },
      },
    },
    refused: {
      say: ['debt.refused'],
      ask: { choices: { ...call, back: { title: 'debt.refused.back', to: 'consent' }, ...notNow } },
    },
    person: { branch: [{ if: 'personProven', to: 'read', proves: ['person'] }, { to: 'bankid' }] },
    ...provenByBankId({ ok: 'read', without: 'without' }),
    without: {
      say: ['debt.without'],
      ask: { choices: { ...call, bankid: { title: 'shared.bankid.go', to: 'bankid' }, ...notNow } },
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
        choices: {
          yes: { title: 'debt.send.yes', to: 'name_known', learn: { sendConsent: SEND_CONSENT }, exact: true },
          no: { title: 'debt.send.no', to: 'not_sent' },
        },
      },
    },
    not_sent: { learn: 'withoutDebts', say: ['debt.notSent'], ask: { choices: { ...call, ...talk, ...notNow } } },

    name_known: { branch: [{ if: 'nameKnown', to: 'phone_known' }, { to: 'name' }] },
    name: {
      say: ['debt.name'],
      ask: { input: { rule: 'name', write: 'name', label: 'debt.name.label', to: 'phone_known' } },
    },
    phone_known: { branch: [{ if: 'phoneKnown', to: 'email_known' }, { to: 'phone' }] },
    phone: {
      say: ['shared.phone'],
      ask: { input: { rule: 'phone', write: 'phone', label: 'shared.phone.label', to: 'email_known' } },
    },
    email_known: { branch: [{ if: 'emailKnown', to: 'check' }, { to: 'email' }] },
    email: {
      say: ['shared.email'],
      ask: { input: { rule: 'email', write: 'email', label: 'shared.email.label', to: 'check' } },
    },
    check: {
      say: ['debt.check'],
      summary: 'lead',
      ask: {
        choices: {
          send: { title: 'debt.check.send', to: 'send', exact: true },
          phone: { title: 'debt.check.phone', to: 'phone', learn: { phone: undefined } },
          email: { title: 'debt.check.email', to: 'email', learn: { email: undefined } },
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
    ...leaving(),
  },
})

type Own = 'bankid' | 'bankid_cancelled' | 'bankid_late' | 'bankid_other' | 'bankid_used' | 'bankid_down'

/**
 * Proves who the person is by BankID: away in the full page and back (CHAT-08). However the authorizationRequest ends it is offered anew, and
 * `without` is always a way on.
 */
function provenByBankId<const Out extends string>(
  to: Record<'ok' | 'without', Out>,
): Record<Own, Step<Own | Out | 'talk_to_us' | 'leave'>> {
  const without = { title: 'shared.bankid.without', to: to.without }
  const talk = { [TALK_TO_US]: { title: 'kit.talkToUs', to: 'talk_to_us' as const } }
  const leave: Ask<Own | Out>['leave'] = {
    to: 'bankid',
    button: 'shared.bankid.go',
    outcomes: {
      ok: to.ok,
      cancelled: 'bankid_cancelled',
      timedOut: 'bankid_late',
      wrongPerson: 'bankid_other',
      replayed: 'bankid_used',
      failed: 'bankid_down',
    },
  }
  return {
    bankid: { say: ['shared.bankid'], ask: { leave, choices: { without } } },
    bankid_cancelled: { say: ['shared.bankid.cancelled'], ask: { leave, choices: { without, ...talk } } },
    bankid_late: { say: ['shared.bankid.late'], ask: { leave, choices: { without } } },
    bankid_other: { say: ['shared.bankid.other'], ask: { leave, choices: { without, ...talk } } },
    bankid_used: { say: ['shared.bankid.used'], ask: { leave, choices: { without } } },
    bankid_down: {
      say: ['shared.bankid.down'],
      ask: {
        choices: {
          again: { title: 'shared.again', to: 'bankid' },
          without,
          ...talk,
          leave: { title: 'shared.notNow', to: 'leave' },
        },
      },
    },
  }
}
