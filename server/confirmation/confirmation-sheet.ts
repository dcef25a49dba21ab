import { formatPerKwh, formatMoney, type Ore } from '#contracts/kernel/money.ts'
import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { firstInvoice, invoicedIn } from '#contracts/catalogue/first-invoice.ts'
import { planOf } from '#contracts/catalogue/plans.ts'
import { formatDayOnPaper, osloDay, type Day } from '#contracts/kernel/days.ts'
import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { formatMeteringPoint } from '#contracts/kernel/metering-point.ts'
import { formatPhone } from '#contracts/kernel/phone.ts'
import type { CustomerService } from '#contracts/content/customer-service.ts'
import type { Text } from '#locales/message-id.ts'
import type { Agreement } from './read-agreement.ts'

type Fact = readonly [label: string, value: string]

/** A message as text, HTML and PDF. An address of the web in `text` becomes a link. */
export type Sheet = {
  locale: Locale
  title: string
  intro: string
  sections: { heading: string; facts?: Fact[]; text?: string[] }[]
  from: string[]
}

export type SheetVoice = {
  locale: Locale
  say: Text
  seller: CustomerService
  /** Terms in force when it was ordered, with the texts that were shown. */
  terms: { title: string; version: string; address: string; paragraphs?: [heading: string, ...text: string[]][] }[]
  withdrawAt: string
}

/** What the law wants on a durable medium: the agreement, its price, terms, right of withdrawal and form (ORD-02). */
export function confirmationSheet(agreement: Agreement, voice: SheetVoice): Sheet {
  const { locale, say, terms, seller } = voice
  const day = (written: Day) => formatDayOnPaper(locale, written)
  return {
    locale,
    title: say('letter.confirmation.title'),
    intro: say('letter.confirmation.intro', { firstName: agreement.customer.firstName }),
    sections: [
      { heading: say('letter.ordered'), facts: orderedFacts(agreement, voice) },
      { heading: say('letter.price'), facts: priceFacts(agreement, voice), text: [say('letter.vat')] },
      { heading: say('letter.next'), text: nextTexts(agreement, voice) },
      {
        heading: say('letter.terms'),
        text: terms.map(({ title, version, address }) =>
          say('letter.terms.document', { title, version: day(version), address }),
        ),
      },
      {
        heading: say('letter.withdrawal'),
        text: [
          say('letter.withdrawal.text', { date: day(agreement.lastDay), email: seller.email, phone: seller.phone }),
          say('letter.withdrawal.here', { address: voice.withdrawAt }),
          say('letter.withdrawal.pay'),
        ],
      },
      { heading: say('letter.form'), text: formTexts(agreement, voice) },
      ...terms.flatMap(({ paragraphs = [] }) => paragraphs.map(([heading, ...text]) => ({ heading, text }))),
    ],
    from: sellerLines(voice),
  }
}

export const sellerLines = ({ seller, say }: Pick<SheetVoice, 'seller' | 'say'>): string[] => [
  seller.companyName,
  say('invoice.org', { org: seller.org }),
  `${seller.address}, ${seller.postalCode} ${seller.city}`,
  `${seller.email}, ${seller.phone}`,
]

export function orderedFacts(agreement: Agreement, { locale, say }: SheetVoice): Fact[] {
  const ordered: Fact[] = [
    [say('letter.at'), writtenTime(agreement.ordered, locale)],
    [say('letter.order'), agreement.order],
  ]
  if (agreement.product === 'power') {
    const { power } = agreement
    return [
      [say('letter.agreement'), agreement.name],
      [say('power.address'), agreement.of],
      ...(power.meteringPoint === null
        ? []
        : [[say('power.meteringPoint'), formatMeteringPoint(power.meteringPoint)] as const]),
      [say('power.starts'), formatDayOnPaper(locale, power.startDate)],
      ...ordered,
    ]
  }
  const { ported, childName } = agreement.mobile
  const phone = formatPhone(agreement.mobile.phone)
  return [
    [say('letter.plan'), agreement.name],
    [say('letter.number'), say(ported ? 'letter.number.kept' : 'letter.number.new', { phone })],
    ...(childName === null ? [] : [[say('letter.child'), childName] as const]),
    ...ordered,
  ]
}

function priceFacts(agreement: Agreement, { locale, say }: SheetVoice): Fact[] {
  const money = (amount: Ore) => formatMoney(amount, locale, agreement.currency)
  if (agreement.product === 'power') {
    const { perKwh, monthly, agreement: id } = agreement.power
    const { kind, binding } = powerAgreementOf(id)
    return [
      [say(kind === 'fixed' ? 'power.perKwh' : 'power.markup'), formatPerKwh(perKwh, locale, agreement.currency)],
      [say('power.monthly'), money(monthly)],
      [say('letter.binding'), binding === 0 ? say('letter.binding.none') : say('letter.binding.months', { binding })],
    ]
  }
  const { monthly, setUp, deposit, start } = agreement.mobile
  const first = firstInvoice(start, { monthly, setUp, deposit })
  const day = (written: Day) => formatDayOnPaper(locale, written)
  return [
    [say('letter.monthly'), money(monthly)],
    [say('letter.setUp'), money(setUp)],
    ...(deposit > 0 ? [[say('letter.deposit'), money(deposit)] as const] : []),
    [
      say('letter.firstInvoice'),
      say('letter.firstInvoice.period', { amount: money(first.amount), from: day(first.from), to: day(first.to) }),
    ],
    [say('letter.binding'), say('letter.binding.none')],
  ]
}

function nextTexts(agreement: Agreement, { locale, say }: SheetVoice): string[] {
  const day = (written: Day) => formatDayOnPaper(locale, written)
  const invoiced = (start: Day) =>
    say('letter.next.invoice', {
      month: new Intl.DateTimeFormat(languageTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${invoicedIn(start.slice(0, 7))}-15T00:00:00Z`),
      ),
    })
  if (agreement.product === 'power') {
    const date = day(agreement.power.startDate)
    return [say('letter.next.power', { date }), invoiced(agreement.power.startDate)]
  }
  const { start, plan, ported } = agreement.mobile
  const date = day(start)
  const broadband = planOf(plan).kind === 'broadband'
  return [
    say('letter.next.sim'),
    say(ported ? 'letter.next.port' : broadband ? 'letter.next.broadband' : 'letter.next.new', { date }),
    invoiced(start),
  ]
}

/** The standard form of the law, with what we know filled in. */
function formTexts(agreement: Agreement, { locale, say, seller }: SheetVoice): string[] {
  const { companyName, address, postalCode, city, email } = seller
  return [
    say('letter.form.how'),
    say('letter.form.to', { seller: `${companyName}, ${address}, ${postalCode} ${city}, ${email}` }),
    say('letter.form.declare', { name: agreement.name, of: agreement.of, order: agreement.order }),
    say('letter.form.ordered', { date: formatDayOnPaper(locale, osloDay(agreement.ordered.getTime())) }),
    `${say('letter.form.name')} ____________________`,
    `${say('letter.form.address')} ____________________`,
    `${say('letter.form.signature')} ____________________`,
    `${say('letter.form.date')} ____________________`,
  ]
}

export const writtenTime = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Oslo',
  }).format(at)
