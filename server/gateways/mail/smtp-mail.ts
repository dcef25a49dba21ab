import type { Transporter } from 'nodemailer'
import * as v from 'valibot'
import { isLoopbackHost } from '#contracts/kernel/loopback.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'

/** A letter in plain text. The same `id` again is the same letter: its Message-ID is made of it. */
export type Letter = { id: string; subject: string; text: string; replyTo?: string }
export type MailPort = { send: (letter: Letter) => Promise<Result<'sent'>> }

/** Longest a connection, a greeting or a silence may take, in milliseconds. */
const DEADLINE = 8_000
const SmtpError = v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) })

/**
 * Sends letters to one address through an SMTP server, from that same address. Off this machine only over TLS: smtps, or
 * STARTTLS that must succeed. A 5xx answer is `refused`; anything else that goes wrong is `unreachable`.
 */
export function createSmtpMail({ url, address, from }: { url: string; address: string; from: string }): MailPort {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port && { port: Number(port) }),
    secure,
    requireTLS: !secure && !isLoopbackHost(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: DEADLINE,
    greetingTimeout: DEADLINE,
    socketTimeout: DEADLINE,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let transport: Transporter | undefined
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return {
    send: async ({ id, subject, text, replyTo }) => {
      try {
        transport ??= (await import('nodemailer')).createTransport(options)
        await transport.sendMail({
          from: { name: from, address },
          to: address,
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          ...(replyTo && { replyTo }),
        })
        return ok('sent')
      } catch (error) {
        const { code = 'no_answer', responseCode = 0 } = v.is(SmtpError, error) ? error : {}
        return responseCode >= 500
          ? fault('refused', `smtp_${responseCode}`)
          : fault('unreachable', responseCode ? `smtp_${responseCode}` : code)
      }
    },
  }
}
