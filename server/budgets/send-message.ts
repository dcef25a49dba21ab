import { fault, type Result } from '#contracts/kernel/result.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Letter, MailPort } from '#server/gateways/mail/port.ts'
import type { SmsMessage, SmsPort } from '#server/gateways/sms/port.ts'
import { spend } from './spend.ts'

const BUDGETS = {
  sms: { own: 'texts to a number', shared: 'texts of everyone', act: 'text' },
  email: { own: 'e-mails to an address', shared: 'e-mails of everyone', act: 'mail' },
} as const

type Addressed = { channel: keyof typeof BUDGETS; to: string; key: string }

/**
 * Sends a message that is no one-time code. Over a budget nothing is made or sent, and it answers `unreachable`, so that
 * the caller's queue tries again.
 */
export async function sendWithinBudget(
  deps: StoreDeps,
  { channel, to, key }: Addressed,
  send: () => Promise<Result<'sent'>>,
): Promise<Result<'sent'>> {
  const { own, shared, act } = BUDGETS[channel]
  const exhausted = await spend(deps, `${act}:${key}`, [
    { budget: own, of: to.toLowerCase() },
    { budget: shared, of: '' },
  ])
  return exhausted ? fault('unreachable', 'budget') : send()
}

export const sendText = (deps: StoreDeps & { sms: SmsPort }, message: SmsMessage): Promise<Result<'sent'>> =>
  sendWithinBudget(deps, { channel: 'sms', ...message }, () => deps.sms.send(message))

export const sendMail = (deps: StoreDeps & { mail: MailPort }, letter: Letter): Promise<Result<'sent'>> =>
  sendWithinBudget(deps, { channel: 'email', ...letter }, () => deps.mail.send(letter))
