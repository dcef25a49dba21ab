import type { Transporter } from 'nodemailer'
import * as v from 'valibot'
import { isLoopbackHost } from '#contracts/kernel/loopback.ts'
import { fault, ok } from '#contracts/kernel/result.ts'
import type { MailPort } from './port.ts'

const DEADLINE = 8_000
const SmtpError = v.object({ code: v.optional(v.string()), responseCode: v.optional(v.number()) })

type Sender = { name: string; address: string }

/**
 * Sends mail over TLS unless the server is local. A 5xx answer is `refused`; any other failure is `unreachable`.
 */
export function createSmtpMail({ url, from }: { url: string; from: Sender }): MailPort {
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
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return {
    send: async ({ key, to, subject, text, html, attachment, replyTo }) => {
      try {
        transport ??= (await import('nodemailer')).createTransport(options)
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${key}@${domain}>`,
          ...(html !== undefined && { html }),
          ...(attachment && {
            attachments: [
              { filename: attachment.name, content: Buffer.from(attachment.content), contentType: 'application/pdf' },
            ],
          }),
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
