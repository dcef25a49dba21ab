import type { ProviderName } from '#contracts/chat/providers.ts'

/** Where a provider sends a person back to; registered with the provider. */
export const RETURN_PATHS = {
  bankid: '/services/identity-return',
  vipps: '/services/vipps-return',
} as const satisfies Record<ProviderName, string>
