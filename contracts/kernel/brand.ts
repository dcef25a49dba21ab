/** The brand on screen unless the operator's configuration names another (SHELL-20). */
export const DEFAULT_BRAND = 'Scoopr'
