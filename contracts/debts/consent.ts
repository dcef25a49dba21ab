/** IDs of the consent texts. A changed text needs a new ID, because the ID is the version. */
export const DEBT_CONSENT = 'debt.consent.v1'
export const SEND_CONSENT = 'debt.send.v1'

/** In days; the legal limits are 6 months for the consent and 3 months for keeping debts. */
export const DEBT_CONSENT_DAYS = 90
export const DEBTS_KEPT_DAYS = 90
