import { expect, test } from 'vitest'
import { planOn } from '#contracts/catalogue/plans.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { formatMoney } from '#contracts/kernel/money.ts'
import { summaryRows } from '#flows/mobile-order/order-context.ts'
import { askAt, FRIDAY } from './testing/ask-at.ts'

const today = '2026-11-27'
const ask = (question: string, facts: Facts, locale: Locale = 'nb_NO') =>
  askAt({ locale, facts, flow: 'mobile_onboarding', step: 'order.summary' }, question)

const ORDERS: Facts[] = [
  { plan: '12gb', numberChoice: 'keep' },
  { plan: 'barn-1gb', numberChoice: 'new' },
  { plan: 'flex', numberChoice: 'new', depositOre: 90_000 },
]

test.each(ORDERS)('ORD-01 CHAT-15 the first invoice of $plan is told as in the summary of the order', (facts) => {
  const rows = summaryRows({ facts, today, locale: 'nb_NO', instant: FRIDAY })
  const value = rows.find(({ label }) => label === 'order.row.firstInvoice')?.value
  const amount = typeof value === 'object' && 'money' in value ? value.money : Number.NaN
  const text = ask('hva blir første regning', facts)?.text ?? ''
  expect(text).toContain(`30/11/2026 ut måneden, og blir ${formatMoney(amount, 'nb_NO')}`)
  expect(text).toContain(formatMoney(planOn(facts.plan ?? '6gb', today).monthly, 'nb_NO'))
  expect(ask('what is my first invoice', facts, 'en_US')?.text).toContain(formatMoney(amount, 'en_US'))
})

test.each<[Locale, string, Facts]>([
  ['nb_NO', 'hvorfor er den første fakturaen så liten', { plan: '12gb', numberChoice: 'keep' }],
  ['nb_NO', 'hva er det med 13 kroner?', { plan: '12gb', numberChoice: 'keep' }],
  ['nb_NO', 'hvorfor står det 13,30', { plan: '12gb', numberChoice: 'keep' }],
  ['en_US', 'is it 202.30 or 298?', { plan: 'barn-1gb', numberChoice: 'new' }],
  ['en_US', 'why nok 202', { plan: 'barn-1gb', numberChoice: 'new' }],
])('CHAT-15 in %s "%s" asks about the first invoice', (locale, question, facts) => {
  expect(ask(question, facts, locale)?.topic).toBe('first-bill')
})

test.each<[Locale, string]>([
  ['nb_NO', 'kan jeg utsette første regning'],
  ['nb_NO', 'når kommer første faktura'],
  ['nb_NO', 'er første måned gratis'],
  ['nb_NO', 'er 13 gb nok'],
  ['nb_NO', 'hva koster 399 kr'],
  ['en_US', 'can i pay the first invoice late'],
])('CHAT-15 in %s "%s" does not ask what the first invoice comes to', (locale, question) => {
  expect(ask(question, { plan: '12gb', numberChoice: 'keep' }, locale)?.topic).not.toBe('first-bill')
})
