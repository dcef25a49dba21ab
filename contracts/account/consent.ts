/** Format "name:date:", where the date is the version of the accepted document (AUTH-06). */
export type AcceptanceTag = string

export const GENERAL_CONSENT: AcceptanceTag = 'account-dialog:2017-10-31:'
export const TELIPOL_CONSENT: AcceptanceTag = 'telipol:2018-07-20:'

/** Accepts only the version of 2017-10-31 (AUTH-06). */
export const hasGeneralConsent = (tags: readonly AcceptanceTag[]): boolean => tags.includes(GENERAL_CONSENT)
/** Accepts only the version of 2018-07-20 (AUTH-06). */
export const hasTelipolConsent = (tags: readonly AcceptanceTag[]): boolean => tags.includes(TELIPOL_CONSENT)

/** The only tags that can still be added to an account (AUTH-06). */
export const CURRENT_TAGS: readonly AcceptanceTag[] = [GENERAL_CONSENT, TELIPOL_CONSENT]

/** Given elsewhere, to the operator: the portal asks nobody for it, and a text of STOP withdraws it. */
export const isMarketingConsent = (tag: AcceptanceTag): boolean => tag.startsWith('marketing')
