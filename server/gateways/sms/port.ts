import type { Result } from '#contracts/kernel/result.ts'

/** `to` is in international format. The same `key` must not send a second message. */
export type SmsMessage = { to: string; text: string; key: string }

export type SmsPort = { send: (message: SmsMessage) => Promise<Result<'sent'>> }
