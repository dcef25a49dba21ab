import type { Result } from '#contracts/kernel/result.ts'

/** A text to a phone number in full. The same `key` again must not send a second message. */
export type SmsMessage = { to: string; text: string; key: string }

export type SmsPort = { send: (message: SmsMessage) => Promise<Result<'sent'>> }
