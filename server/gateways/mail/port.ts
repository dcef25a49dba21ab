import type { Result } from '#contracts/kernel/result.ts'

/** `key` becomes the Message-ID, so that a letter sent again is recognised as a duplicate. */
export type Letter = {
  key: string
  to: string
  subject: string
  text: string
  html?: string
  attachment?: { name: string; content: Uint8Array }
  replyTo?: string
}

export type MailPort = { send: (letter: Letter) => Promise<Result<'sent'>> }
