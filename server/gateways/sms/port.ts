import type { Result } from '#contracts/kernel/result.ts'

/** `to` is in international format. The same `key` must not send a second message. `from`: else the portal's sender. */
export type SmsMessage = { to: string; text: string; key: string; from?: string }

export type SmsPort = { send: (message: SmsMessage) => Promise<Result<'sent'>> }
