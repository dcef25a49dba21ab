import { and, eq, inArray, like, notExists, or, sql, type Column, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { DataSection } from '#contracts/account/my-data.ts'
import * as t from '#server/db/schema.ts'
import type { PersonalData } from '#server/db/personal-data.ts'
import type { Who } from './find-who.ts'

export type PersonalTable = PersonalData & {
  section: DataSection
  of: (who: Who) => SQL | undefined
  deletedAnyway?: (who: Who) => SQL | undefined
}

const owned = (data: PersonalData, owner: Column, section: DataSection): PersonalTable => ({
  ...data,
  section,
  of: ({ id }) => eq(owner, id),
})
const inSessions = (data: PersonalData, session: Column, section: DataSection): PersonalTable => ({
  ...data,
  section,
  of: ({ sessions }) => inArray(session, sessions),
})

/** All tables with personal data according to the schema; a test fails if one is missing here (ACC-04). */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  owned(t.legalEntityData, t.legalEntity.id, 'account'),
  owned(t.registerErasureData, t.registerErasure.legalEntity, 'account'),
  owned(t.formerPhoneData, t.formerPhone.legalEntity, 'account'),
  owned(t.staffLogData, t.staffLog.customerId, 'account'),
  owned(t.accountChangeData, t.accountChange.legalEntity, 'account'),
  owned(t.featureToggleData, t.featureToggle.legalEntity, 'account'),
  owned(t.consentLedgerData, t.consentLedger.legalEntity, 'consents'),
  {
    ...t.debtConsentData,
    section: 'consents',
    of: ({ id, sessions }) => or(eq(t.debtConsent.customerId, id), inArray(t.debtConsent.session, sessions)),
  },

  {
    ...t.creditCheckData,
    section: 'agreements',
    of: ({ creditChecks }) => inArray(t.creditCheck.id, creditChecks),
    deletedAnyway: ({ phones, unproven, creditChecks }) =>
      and(
        or(inArray(t.creditCheck.id, creditChecks), ...(unproven ? [inArray(t.creditCheck.phone, phones)] : [])),
        notOrdered,
      ),
  },
  owned(t.mobileOrderData, t.mobileOrder.legalEntity, 'agreements'),
  owned(t.portRequestData, t.portRequest.legalEntity, 'agreements'),
  owned(t.contractData, t.contract.legalEntity, 'agreements'),
  owned(t.subscriptionData, t.subscription.legalEntity, 'agreements'),
  {
    ...t.portationData,
    section: 'agreements',
    of: ({ subscriptions }) => inArray(t.portation.subscription, subscriptions),
  },
  {
    ...t.portationApprovalData,
    section: 'agreements',
    of: ({ subscriptions }) => inArray(t.portationApproval.subscription, subscriptions),
  },
  owned(t.dataPackData, t.dataPack.legalEntity, 'agreements'),
  owned(t.powerOrderData, t.powerOrder.legalEntity, 'agreements'),
  owned(t.powerSubscriptionData, t.powerSubscription.legalEntity, 'agreements'),
  owned(t.orderLetterData, t.orderLetter.legalEntity, 'agreements'),
  owned(t.withdrawalData, t.withdrawal.legalEntity, 'agreements'),
  owned(t.withdrawalLinkData, t.withdrawalLink.legalEntity, 'agreements'),
  { ...t.evidenceChainData, section: 'agreements', of: ({ id }) => eq(t.evidenceCustomer, id) },
  owned(t.insuranceItemData, t.insuranceItem.legalEntity, 'agreements'),
  { ...t.numberRegisterData, section: 'agreements', of: ({ phones }) => inArray(t.numberRegister.phone, phones) },
  { ...t.creditRecordData, section: 'agreements', of: ({ phones }) => inArray(t.creditRecord.phone, phones) },

  owned(t.invoiceData, t.invoice.legalEntity, 'invoices'),
  owned(t.adjustmentData, t.adjustment.legalEntity, 'invoices'),
  owned(t.creditData, t.credit.legalEntity, 'invoices'),
  owned(t.creditUseData, t.creditUse.legalEntity, 'invoices'),
  owned(t.payoutData, t.payout.legalEntity, 'invoices'),

  {
    ...t.usageEventData,
    section: 'usage',
    of: ({ subscriptions }) => inArray(t.usageEvent.subscription, subscriptions),
  },
  { ...t.usageSyncData, section: 'usage', of: ({ subscriptions }) => inArray(t.usageSync.subscription, subscriptions) },
  {
    ...t.subscriptionUserData,
    section: 'usage',
    of: ({ id, subscriptions }) =>
      or(eq(t.subscriptionUser.legalEntity, id), inArray(t.subscriptionUser.subscription, subscriptions)),
  },
  {
    ...t.meterValueData,
    section: 'usage',
    of: ({ meteringPoints }) => inArray(t.meterValue.meteringPoint, meteringPoints),
  },

  inSessions(t.chatSessionData, t.chatSession.id, 'conversations'),
  inSessions(t.chatTurnData, t.chatTurn.session, 'conversations'),
  inSessions(t.chatEffectData, t.chatEffect.session, 'conversations'),
  inSessions(t.chatHandoffData, t.chatHandoff.session, 'conversations'),
  inSessions(t.externalLegData, t.externalAuthorizationRequest.session, 'conversations'),
  inSessions(t.identityProofData, t.identityProof.session, 'conversations'),

  {
    ...t.leadsData,
    section: 'leads',
    of: ({ id, phones, unproven }) =>
      or(eq(t.leads.customerId, id), ...(unproven ? [inArray(t.leads.phone, phones)] : [])),
  },
  { ...t.debtReadingData, section: 'debts', of: ({ debtConsents }) => inArray(t.debtReading.consent, debtConsents) },
  { ...t.debtViewData, section: 'debts', of: ({ persons }) => inArray(t.debtView.person, persons) },
  {
    ...t.scoresData,
    section: 'feedback',
    of: ({ id, sessions }) => or(eq(t.scores.customerId, id), inArray(t.scores.session, sessions)),
  },

  owned(t.loginSessionData, t.loginSession.legalEntity, 'logins'),
  owned(t.passkeyData, t.passkey.legalEntity, 'logins'),
  owned(t.accountHolderData, t.accountHolder.legalEntity, 'logins'),
  owned(t.heldOrderData, t.heldOrder.legalEntity, 'agreements'),
  owned(t.passkeyOfferData, t.passkeyOffer.legalEntity, 'logins'),
  { ...t.oneTimeCodeData, section: 'logins', of: ({ phones }) => inArray(t.oneTimeCode.phone, phones) },
  { ...t.registrationData, section: 'logins', of: ({ phones }) => inArray(t.registration.phone, phones) },
  { ...t.incomingTextData, section: 'messages', of: ({ phones }) => inArray(t.incomingText.phone, phones) },
  { ...t.sentMessageData, section: 'messages', of: ({ messages }) => inArray(t.sentMessage.key, messages) },
  {
    ...t.sentMailData,
    section: 'messages',
    of: ({ id }) =>
      or(
        like(t.sentMail.key, `change:${id}:%`),
        inArray(
          t.sentMail.key,
          new QueryBuilder()
            .select({ id: t.orderLetter.id })
            .from(t.orderLetter)
            .where(eq(t.orderLetter.legalEntity, id)),
        ),
      ),
  },
]

const notOrdered = notExists(
  new QueryBuilder()
    .select({ one: sql`1` })
    .from(t.mobileOrder)
    .where(eq(t.mobileOrder.creditCheck, t.creditCheck.id)),
)
