export const LOGIN_METHODS = ['code', 'vipps', 'bankid', 'passkey'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const
export type BrowserKind = (typeof BROWSERS)[number]

export const SYSTEMS = ['windows', 'macos', 'android', 'ios', 'linux', 'other'] as const
export type SystemKind = (typeof SYSTEMS)[number]

/** An open login of the customer. `id` is not the token's id. Times are in milliseconds since 1970. */
export type DeviceView = {
  id: string
  browser: BrowserKind
  system: SystemKind
  method: LoginMethod
  signedInAt: number
  lastSeenAt: number
  isThis: boolean
}
