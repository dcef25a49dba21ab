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

/** The code of a letter that was not sent because no mail server is set. That is a choice of who runs the portal. */
export const NO_MAIL_SERVER = 'no_mail_server'

export type MailPort = { send: (letter: Letter) => Promise<Result<'sent'>> }
