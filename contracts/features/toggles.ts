/**
 * What an operator can switch off for everybody or for one customer (CALL-06, SHELL-20); on unless it is. `passkeys`:
 * offering to make one; `calls`: offering to be called by customer service.
 */
export const TOGGLES = ['passkeys', 'calls'] as const
export type Toggle = (typeof TOGGLES)[number]
