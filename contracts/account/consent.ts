/** An acceptance tag as kept on the account: "name:date:" (AUTH-06). The date is the version of the accepted document. */
export type AcceptanceTag = string

export const GENERAL_CONSENT: AcceptanceTag = 'account-dialog:2017-10-31:'
export const TELIPOL_CONSENT: AcceptanceTag = 'telipol:2018-07-20:'

/** Whether the person has accepted the general terms in their version of 2017-10-31 (AUTH-06). */
export const hasGeneralConsent = (tags: readonly AcceptanceTag[]): boolean => tags.includes(GENERAL_CONSENT)
/** Whether the person has accepted the Telipol terms in their version of 2018-07-20 (AUTH-06). */
export const hasTelipolConsent = (tags: readonly AcceptanceTag[]): boolean => tags.includes(TELIPOL_CONSENT)

/** The tags of the versions that can be accepted now; no other can be added to an account (AUTH-06). */
export const CURRENT_TAGS: readonly AcceptanceTag[] = [GENERAL_CONSENT, TELIPOL_CONSENT]
