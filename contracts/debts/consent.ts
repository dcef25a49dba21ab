/**
 * The text a person agrees to before their debts are read, by its id; another text gets another id, so that the id is the
 * version. And the one before they are sent to the banks.
 */
export const DEBT_CONSENT = 'debt.consent.v1'
export const SEND_CONSENT = 'debt.send.v1'

/** How long the consent to read debts holds, and debts that were read are kept at most, in days. The law's limits are 6 and 3 months. */
export const DEBT_CONSENT_DAYS = 90
export const DEBTS_KEPT_DAYS = 90
