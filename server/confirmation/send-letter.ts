import { eq } from 'drizzle-orm'
import type { ContentPort } from '#contracts/content/content-port.ts'
import { formatDayOnPaper } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { fault, ok, type Result } from '#contracts/kernel/result.ts'
import { mayWithdraw } from '#contracts/orders/withdrawal.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import type { Text } from '#locales/message-id.ts'
import { sendWithinBudget } from '#server/budgets/send-message.ts'
import { readEvidence } from '#server/evidence/read-evidence.ts'
import { paragraphsOf } from '#server/evidence/terms-shown.ts'
import { isErased } from '#server/accounts/erased.ts'
import type { StoreDeps, Translate } from '#server/deps.ts'
import type { MailPort } from '#server/gateways/mail/port.ts'
import type { SmsPort } from '#server/gateways/sms/port.ts'
import { keyOfLetter } from '#server/sms/letter-keys.ts'
import { makeWithdrawalKey } from '#server/withdrawal/links.ts'
import { receiptSheet, receiptSms } from '#server/withdrawal/receipt-sheet.ts'
import { withdrawal } from '#server/withdrawal/tables.ts'
import { confirmationSheet, type SheetVoice } from './confirmation-sheet.ts'
import type { LetterRow, SendLetter } from './letter-queue.ts'
import { readAgreement, type Agreement } from './read-agreement.ts'
import { sheetHtml, sheetText } from './sheet-mail.ts'
import { sheetPdf } from './sheet-pdf.ts'

type LetterContent = Pick<ContentPort, 'customerService' | 'orderTerms' | 'consentTerms'>
export type LetterMaking = StoreDeps & { translate: Translate; content: LetterContent; originOf: (l: Locale) => string }
/** Tells the system that has an order that its customer has withdrawn. */
type TellWithdrawn = (
  withdrawn: { customerId: string; orderId: string; withdrawnAt: string },
  key: string,
) => Promise<Result<unknown>>
type Systems = { orders: { withdraw: TellWithdrawn }; power: { withdraw: TellWithdrawn } }
type Deps = LetterMaking & { brand: string; sms: SmsPort; mail: MailPort; acts: Systems }

/** Makes the message from what is kept of the order, and sends it by the letter's channel. */
export function createSendLetter(deps: Deps): SendLetter {
  return async (letter) => {
    if (letter.channel === 'system') return tellSystem(deps, letter)
    const agreement = await readAgreement(deps.database.db, letter.legalEntity, letter.order)
    if (!agreement || isErased(agreement.customer)) return fault('notFound')
    const { channel, id: key } = letter
    const to = channel === 'sms' ? agreement.customer.phone : agreement.customer.email
    if (to === null) return fault('notFound')
    return sendWithinBudget(deps, { channel, key, to }, async () => {
      const withdrawAt = await linkFor(deps, letter, agreement)
      return channel === 'sms'
        ? sendSms(deps, letter, to, agreement, withdrawAt)
        : mailLetter(deps, letter, to, agreement, withdrawAt)
    })
  }
}

/** Told for an erased customer too. That the system does not know the order is a refusal, which staff must see to. */
async function tellSystem({ acts, database }: Deps, { id, order }: LetterRow): Promise<Result<'sent'>> {
  const [declared] = await database.db.select().from(withdrawal).where(eq(withdrawal.order, order))
  if (!declared) return fault('notFound')
  const { withdraw } = declared.product === 'mobile' ? acts.orders : acts.power
  const withdrawnAt = declared.withdrawnAt.toISOString()
  const told = await withdraw({ customerId: declared.legalEntity, orderId: order, withdrawnAt }, id)
  if (told.ok) return ok('sent')
  return told.reason === 'notFound' ? fault('refused', 'not_found') : told
}

async function linkFor(deps: Deps, { kind, locale }: LetterRow, agreement: Agreement): Promise<string | undefined> {
  if (kind !== 'confirmation' || agreement.withdrawal || !mayWithdraw(agreement.lastDay, deps.runtime.now()))
    return undefined
  const key = await makeWithdrawalKey(deps, { order: agreement.order, legalEntity: agreement.customer.id })
  return `${deps.originOf(locale)}${pathTo('withdraw-link', { key })}`
}

async function sendSms(
  deps: Deps,
  { id, kind, locale }: LetterRow,
  to: string,
  agreement: Agreement,
  withdrawAt: string | undefined,
): Promise<Result<'sent'>> {
  const say: Text = (message, ...values) => deps.translate(locale, message, ...values)
  const { name, currency, lastDay } = agreement
  const address = `${deps.originOf(locale)}${pathTo('order', { id: agreement.order })}`
  const monthly = agreement.product === 'mobile' ? agreement.mobile.monthly : agreement.power.monthly
  const text =
    kind === 'withdrawal'
      ? receiptSms(agreement, { locale, say, brand: deps.brand })
      : [
          say('letter.sms.confirmation', {
            brand: deps.brand,
            name,
            price: formatMoney(monthly, locale, currency),
            address,
          }),
          ...(withdrawAt === undefined
            ? []
            : [say('letter.sms.withdraw', { date: formatDayOnPaper(locale, lastDay), address: withdrawAt })]),
        ].join(' ')
  return deps.sms.send({ to, key: await keyOfLetter(deps.database.db, id), text })
}

async function mailLetter(
  deps: Deps,
  { id, kind, locale }: LetterRow,
  to: string,
  agreement: Agreement,
  withdrawAt: string | undefined,
): Promise<Result<'sent'>> {
  const voice = await voiceFor(deps, agreement, locale)
  const sheet = kind === 'withdrawal' ? receiptSheet(agreement, voice) : confirmationSheet(agreement, voice)
  const link = withdrawAt === undefined ? undefined : { label: voice.say('letter.withdraw'), address: withdrawAt }
  return deps.mail.send({
    key: id,
    to,
    subject: voice.say(`letter.${kind}.subject`, { name: agreement.name }),
    text: sheetText(sheet, link),
    html: sheetHtml(sheet, link),
    attachment: {
      name: voice.say(`letter.${kind}.file`),
      content: await sheetPdf({ sheet, at: agreement.ordered, page: pageText(voice.say) }),
    },
    replyTo: voice.seller.email,
  })
}

const pageText = (say: Text) => say('invoice.page', { at: '{at}', of: '{of}' })

/** The confirmation's PDF, for the customer's own order; `undefined` for any other. */
export async function readConfirmation(
  deps: LetterMaking,
  customer: string,
  order: string,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const agreement = await readAgreement(deps.database.db, customer, order)
  if (!agreement) return undefined
  const voice = await voiceFor(deps, agreement, locale)
  return sheetPdf({ sheet: confirmationSheet(agreement, voice), at: agreement.ordered, page: pageText(voice.say) })
}

async function voiceFor(deps: LetterMaking, agreement: Agreement, locale: Locale): Promise<SheetVoice> {
  const { content, translate, originOf } = deps
  const { order } = agreement
  return {
    locale,
    say: (id, ...values) => translate(locale, id, ...values),
    seller: await content.customerService(locale),
    terms: await termsOf(deps, agreement, locale),
    withdrawAt: `${originOf(locale)}${pathTo('withdraw', { order })}`,
  }
}

/** As they were shown, by the order's evidence; orders older than that have today's. */
async function termsOf(
  deps: LetterMaking,
  { order, product, customer }: Agreement,
  locale: Locale,
): Promise<SheetVoice['terms']> {
  const addressOf = (name: string) =>
    `${deps.originOf(locale)}${pathTo(name === 'order-terms' ? 'mobile-terms' : 'terms')}`
  const evidence = await readEvidence(deps, customer.id, order)
  if (evidence)
    return evidence.content.terms.documents.map(({ name, title, version, sha256 }) => ({
      title,
      version,
      address: addressOf(name),
      paragraphs: paragraphsOf(evidence.documents[sha256] ?? ''),
    }))
  const name = product === 'mobile' ? 'order-terms' : 'consent-terms'
  const page = product === 'mobile' ? await deps.content.orderTerms(locale) : await deps.content.consentTerms(locale)
  return [{ title: page.custom_page_title, version: page.dataVersion, address: addressOf(name) }]
}
