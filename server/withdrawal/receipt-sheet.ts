import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import type { Text } from '#locales/message-id.ts'
import {
  orderedFacts,
  sellerLines,
  writtenTime,
  type Sheet,
  type SheetVoice,
} from '#server/confirmation/confirmation-sheet.ts'
import type { Agreement } from '#server/confirmation/read-agreement.ts'

/** Acknowledges the withdrawal with its time, what is taken back and what is billed (BEY-06). */
export function receiptSheet(agreement: Agreement, voice: SheetVoice): Sheet {
  const { locale, say } = voice
  const at = withdrawnAt(agreement)
  return {
    locale,
    title: say('letter.withdrawal.title'),
    intro: say('letter.withdrawal.intro', { firstName: agreement.customer.firstName }),
    sections: [
      {
        heading: say('letter.receipt'),
        facts: [[say('letter.withdrawnAt'), writtenTime(at, locale)], ...orderedFacts(agreement, voice)],
      },
      { heading: say('letter.taken'), text: [say(`withdrawal.done.${agreement.product}`)] },
      { heading: say('letter.bill'), text: billTexts(agreement, { locale, say }) },
    ],
    from: sellerLines(voice),
  }
}

export function receiptSms(
  agreement: Agreement,
  { locale, say, brand }: { locale: Locale; say: Text; brand: string },
): string {
  const time = writtenTime(withdrawnAt(agreement), locale)
  return [
    say('letter.sms.withdrawal', { brand, name: agreement.name, time }),
    ...billTexts(agreement, { locale, say }),
  ].join(' ')
}

function billTexts({ withdrawal, product }: Agreement, { locale, say }: { locale: Locale; say: Text }): string[] {
  const { amount, currency } = withdrawal ?? { amount: 0, currency: 'NOK' }
  if (amount === null) return [say('withdrawal.bill.asUsed')]
  if (amount === 0) return [say('withdrawal.bill.nothing')]
  return [
    say('withdrawal.bill.amount', { amount: formatMoney(amount, locale, currency) }),
    ...(product === 'power' ? [say('withdrawal.bill.metered')] : []),
  ]
}

function withdrawnAt({ withdrawal, order }: Agreement): Date {
  if (!withdrawal) throw new Error(`order ${order} is not withdrawn from`)
  return withdrawal.withdrawnAt
}
