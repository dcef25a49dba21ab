/** VAT in every price shown, in percent. */
export const VAT_PERCENT = 25

/** Days a consumer may withdraw from an order. */
export const WITHDRAWAL_DAYS = 14

/** "Free use" is at most this many minutes, SMS and MMS each, a month. */
export const FREE_USE_LIMIT = 10_000
