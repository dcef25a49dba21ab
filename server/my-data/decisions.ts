import { eq, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { DataSection } from '#contracts/account/my-data.ts'
import * as t from '../db/schema.ts'
import type { Who } from './find-who.ts'

/**
 * What a table holds of a person and what erasure does with it (ACC-04). `of` finds the person's rows; `without` are columns
 * that guard the portal and say nothing of the person. `kept`: the law asks for it; `emptied`: the row stays without what it said.
 */
export type Decision = { table: PgTable } & (
  | { holds: 'nobody' }
  | { holds: 'person'; section: DataSection; of: (who: Who) => SQL | undefined; erased: 'deleted' | 'kept' | 'emptied'; without?: readonly string[] }
)

const mine = (table: PgTable, column: Parameters<typeof eq>[0], section: DataSection, erased: 'deleted' | 'kept'): Decision => ({ table, holds: 'person', section, of: ({ id }) => sql`${column} = ${id}`, erased })
const nobody = (...tables: PgTable[]): Decision[] => tables.map((table) => ({ table, holds: 'nobody' }))

/** A decision for every table of the schema; a new one has none until somebody decides, and a test says so. */
export const DECISIONS: readonly Decision[] = [
  { table: t.legalEntity, holds: 'person', section: 'account', of: ({ id }) => eq(t.legalEntity.id, id), erased: 'emptied' },
  mine(t.featureToggle, t.featureToggle.legalEntity, 'account', 'deleted'),
  mine(t.consentLedger, t.consentLedger.legalEntity, 'consents', 'kept'),
  { table: t.debtConsent, holds: 'person', section: 'consents', of: ({ id, sessions }) => or(eq(t.debtConsent.customerId, id), inArray(t.debtConsent.session, sessions)), erased: 'kept', without: ['person', 'key'] },

  { table: t.creditCheck, holds: 'person', section: 'agreements', of: ({ creditChecks }) => inArray(t.creditCheck.id, creditChecks), erased: 'kept', without: ['person'] },
  mine(t.mobileOrder, t.mobileOrder.legalEntity, 'agreements', 'kept'),
  mine(t.contract, t.contract.legalEntity, 'agreements', 'kept'),
  mine(t.subscription, t.subscription.legalEntity, 'agreements', 'kept'),
  { table: t.portation, holds: 'person', section: 'agreements', of: ({ subscriptions }) => inArray(t.portation.subscription, subscriptions), erased: 'kept' },
  mine(t.powerOrder, t.powerOrder.legalEntity, 'agreements', 'kept'),
  mine(t.powerSubscription, t.powerSubscription.legalEntity, 'agreements', 'kept'),
  mine(t.insuranceItem, t.insuranceItem.legalEntity, 'agreements', 'deleted'),
  { table: t.numberRegister, holds: 'person', section: 'agreements', of: ({ phone }) => eq(t.numberRegister.phone, phone), erased: 'deleted' },
  { table: t.creditRecord, holds: 'person', section: 'agreements', of: ({ phone }) => eq(t.creditRecord.phone, phone), erased: 'deleted' },

  mine(t.invoice, t.invoice.legalEntity, 'invoices', 'kept'),
  mine(t.adjustment, t.adjustment.legalEntity, 'invoices', 'kept'),

  { table: t.usageEvent, holds: 'person', section: 'usage', of: ({ subscriptions }) => inArray(t.usageEvent.subscription, subscriptions), erased: 'deleted' },
  { table: t.usageSync, holds: 'person', section: 'usage', of: ({ subscriptions }) => inArray(t.usageSync.subscription, subscriptions), erased: 'deleted' },
  { table: t.subscriptionUser, holds: 'person', section: 'usage', of: ({ id, subscriptions }) => or(eq(t.subscriptionUser.legalEntity, id), inArray(t.subscriptionUser.subscription, subscriptions)), erased: 'deleted' },
  { table: t.meterValue, holds: 'person', section: 'usage', of: ({ meteringPoints }) => inArray(t.meterValue.meteringPoint, meteringPoints), erased: 'deleted' },

  { table: t.chatSession, holds: 'person', section: 'conversations', of: ({ sessions }) => inArray(t.chatSession.id, sessions), erased: 'deleted', without: ['visitor', 'address', 'initTurn'] },
  { table: t.chatTurn, holds: 'person', section: 'conversations', of: ({ sessions }) => inArray(t.chatTurn.session, sessions), erased: 'deleted', without: ['marks'] },
  { table: t.chatEffect, holds: 'person', section: 'conversations', of: ({ sessions }) => inArray(t.chatEffect.session, sessions), erased: 'deleted', without: ['needs', 'needsHash', 'claimedUntil'] },
  { table: t.chatHandoff, holds: 'person', section: 'conversations', of: ({ sessions }) => inArray(t.chatHandoff.session, sessions), erased: 'deleted', without: ['id'] },
  { table: t.externalLeg, holds: 'person', section: 'conversations', of: ({ sessions }) => inArray(t.externalLeg.session, sessions), erased: 'deleted', without: ['stateHash', 'verifier', 'nonce'] },
  { table: t.identityProof, holds: 'person', section: 'conversations', of: ({ sessions }) => inArray(t.identityProof.session, sessions), erased: 'deleted', without: ['sealed'] },

  { table: t.leads, holds: 'person', section: 'leads', of: ({ id, phone, unproven }) => or(eq(t.leads.customerId, id), ...(unproven ? [eq(t.leads.phone, phone)] : [])), erased: 'deleted', without: ['key'] },
  { table: t.debtReading, holds: 'person', section: 'debts', of: ({ debtConsents }) => inArray(t.debtReading.consent, debtConsents), erased: 'deleted' },
  { table: t.debtView, holds: 'person', section: 'debts', of: ({ persons }) => inArray(t.debtView.person, persons), erased: 'deleted', without: ['token', 'person'] },
  { table: t.scores, holds: 'person', section: 'feedback', of: ({ id, sessions }) => or(eq(t.scores.customerId, id), inArray(t.scores.session, sessions)), erased: 'deleted' },

  { table: t.loginSession, holds: 'person', section: 'logins', of: ({ id }) => eq(t.loginSession.legalEntity, id), erased: 'deleted', without: ['jti'] },
  { table: t.oneTimeCode, holds: 'person', section: 'logins', of: ({ phone }) => eq(t.oneTimeCode.phone, phone), erased: 'deleted', without: ['hash', 'asker', 'sendKey', 'guessKey'] },
  { table: t.rateBucket, holds: 'person', section: 'logins', of: ({ phone }) => like(t.rateBucket.key, `%:${phone}`), erased: 'deleted' },
  { table: t.sentMessage, holds: 'person', section: 'messages', of: ({ phone }) => eq(t.sentMessage.phone, phone), erased: 'deleted' },

  // Registers of others that are rehearsed here hold nothing by a name or number of a customer; the rest is the portal's own.
  ...nobody(t.debtRegister, t.meterRegister, t.numberSeries, t.invoiceSeries, t.identityModel, t.contentDocument, t.outsideContent, t.translations, t.secret, t.socketIoAttachments),
]
