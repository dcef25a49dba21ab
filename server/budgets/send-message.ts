import { fault, type Result } from '#contracts/kernel/result.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { Letter, MailPort } from '#server/gateways/mail/port.ts'
import type { SmsMessage, SmsPort } from '#server/gateways/sms/port.ts'
import { spend } from './spend.ts'

const beyondBudget = () => fault('unreachable', 'budget')

/** Sends an SMS that is no one-time code. Over a budget it answers `unreachable`, so that the caller's queue tries again. */
export async function sendText(deps: StoreDeps & { sms: SmsPort }, message: SmsMessage): Promise<Result<'sent'>> {
  const exhausted = await spend(deps, `text:${message.key}`, [
    { budget: 'texts to a number', of: message.to },
    { budget: 'texts of everyone', of: '' },
  ])
  return exhausted ? beyondBudget() : deps.sms.send(message)
}

export async function sendMail(deps: StoreDeps & { mail: MailPort }, letter: Letter): Promise<Result<'sent'>> {
  const exhausted = await spend(deps, `mail:${letter.key}`, [
    { budget: 'e-mails to an address', of: letter.to.toLowerCase() },
    { budget: 'e-mails of everyone', of: '' },
  ])
  return exhausted ? beyondBudget() : deps.mail.send(letter)
}
