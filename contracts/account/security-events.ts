/**
 * Names of the OWASP logging vocabulary; `sys_key_rotated` is our own. `told` events are shown to the customer whose
 * account they concern (TRU-06).
 */
export const SECURITY_EVENTS = {
  authn_login_success: { told: true },
  authn_login_fail: { told: true },
  authn_login_lock: { told: true },
  authn_token_created: { told: false },
  authn_token_reuse: { told: true },
  authn_token_revoked: { told: true },
  authz_fail: { told: false },
  authz_admin: { told: false },
  excess_rate_limit_exceeded: { told: true },
  user_created: { told: true },
  user_updated: { told: true },
  user_deleted: { told: false },
  sensitive_read: { told: true },
  sys_key_rotated: { told: false },
} as const satisfies Record<string, { told: boolean }>

export type SecurityEventName = keyof typeof SECURITY_EVENTS
type Told<Name extends SecurityEventName> = Name extends unknown
  ? (typeof SECURITY_EVENTS)[Name]['told'] extends true
    ? Name
    : never
  : never
export type ToldEventName = Told<SecurityEventName>

export const isToldEvent = (name: SecurityEventName): name is ToldEventName => SECURITY_EVENTS[name].told

/** Names of things, never their values. */
export type EventDetails = { what?: string; reason?: string; budget?: string; status?: number; count?: number }

/** `at` is in milliseconds since 1970. */
export type AccountEvent = { n: number; at: number; name: ToldEventName }
