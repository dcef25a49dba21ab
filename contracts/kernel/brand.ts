/** Used unless the operator's configuration sets another brand (SHELL-20). */
export const DEFAULT_BRAND = 'Scoopr'
