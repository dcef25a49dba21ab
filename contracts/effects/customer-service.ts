import * as v from 'valibot'
import { ScoreRequest } from '#contracts/chat/scores.ts'
import { DEBT_CONSENT } from '#contracts/debts/consent.ts'
import { Debt } from '#contracts/debts/debt.ts'
import { SAMPLE_DEBTS } from '#contracts/debts/sample-debts.ts'
import { LeadRequest } from '#contracts/leads/lead.ts'
import { declareEffect } from './effect.ts'

export const customerServiceEffects = {
  'debts.read': declareEffect({
    needs: v.object({ identityProof: v.string(), debtConsent: v.literal(DEBT_CONSENT) }),
    gives: v.object({ debtReading: v.optional(v.string()), debts: v.optional(v.array(Debt)) }),
    outcomes: {
      found: { sample: { debtReading: 'r1', debts: SAMPLE_DEBTS } },
      none: { sample: { debtReading: 'r1', debts: [] } },
      refused: {},
      failed: {},
    },
    after: ['person', 'consent'],
    sells: 'refinancing',
    idempotency: { by: 'key' },
    sampleNeeds: { debtConsent: DEBT_CONSENT },
  }),
  'lead.send': declareEffect({
    needs: LeadRequest,
    gives: v.object({ leadId: v.optional(v.string()) }),
    outcomes: {
      sent: { sample: { leadId: 'l1' }, irreversible: 'sent' },
      failed: { irreversible: 'sent' },
    },
    sells: ({ lead: { kind } }) => (kind === 'callback' ? 'nothing' : kind),
    idempotency: { by: 'key' },
    sampleNeeds: {
      name: { firstName: 'Kari', lastName: 'Nordmann' },
      phone: '+4791234567',
      lead: { kind: 'callback', about: 'mobile_onboarding', answers: [] },
    },
  }),
  'score.store': declareEffect({
    needs: ScoreRequest,
    gives: v.object({ scoreId: v.optional(v.string()) }),
    outcomes: { stored: { sample: { scoreId: 's1' } }, failed: {} },
    sells: 'mobile',
    idempotency: { by: 'repeatable' },
  }),
}
