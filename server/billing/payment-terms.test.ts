import { expect, test } from 'vitest'
import { invoicedIn } from '#contracts/catalogue/first-invoice.ts'
import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { INVOICING } from '#contracts/catalogue/terms.ts'
import { addDays } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { monthBegins } from '#contracts/kernel/months.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { orderedMobile } from '#server/testing/ordered.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { MonthNotOver, runBilling } from './run-billing.ts'
import { invoice } from './tables.ts'

const content = createEmbeddedContent()

test.each([
  ['nb_NO', /når måneden er over.*?(\d+) dager/, /forskudd/i],
  ['en_US', /when the month is over.*?(\d+) days/, /in advance/i],
] as const)(
  'ORD-01 in %s terms, contract summary and answers say what billing does: the month is invoiced when it is over, due in 14 days',
  async (locale, promise, otherwise) => {
    const texts = [
      (await content.orderTerms(locale)).paragraphs,
      (await content.contractSummary(locale, '12gb')).paragraphs,
      (await content.articles(locale)).find(({ slug }) => /^(nar-trekkes-pengene|when-do-i-pay)$/.test(slug))?.answer,
    ].map((part) => JSON.stringify(part))
    expect(texts.map((text) => promise.exec(text)?.[1])).toEqual(texts.map(() => String(INVOICING.dueDays)))
    const everything = JSON.stringify([
      texts,
      (await content.articles(locale)).map(({ answer }) => answer),
      await content.mobileLanding(locale),
      await content.plan(locale, '12gb'),
    ])
    expect(everything).not.toMatch(otherwise)
  },
)

test.each([
  ['sv_SE', 'se-fast-12', 'SE3', ['94,90 öre/kWh', '39 kr', '12 månader', '14 dagars']],
  ['da_DK', 'dk-timepris', 'DK1', ['9,90 øre/kWh', '29 kr', '0 måneder', '14 dages']],
] as const)(
  'ORD-01 in %s an order of power has a summary of one page with price, binding, invoice and withdrawal',
  async (locale, agreement, area, words) => {
    const page = await content.powerSummary(locale, agreement, area)
    const text = JSON.stringify(page).replaceAll(/[\u00a0\u202f]/g, ' ')
    for (const word of [...words, powerAgreementOf(agreement).name, area]) expect(text).toContain(word)
    expect(page?.lang).toBeUndefined()
    expect(await content.powerSummary(locale, agreement, area === 'SE3' ? 'DK1' : 'SE3')).toBeUndefined()
  },
)

test('ORD-01 a month is billed from the month the letter names, and not before; the invoice is due as the terms say', async () => {
  const database = await openInMemory()
  const deps = { ...serviceDeps(database), content }
  await orderedMobile(deps, { phone: '+4796300001', numberChoice: 'new' })
  const begins = monthBegins(invoicedIn('2026-03'))
  deps.runtime.pass(begins - 1 - deps.runtime.now())
  await expect(runBilling(deps, '2026-03')).rejects.toThrow(MonthNotOver)
  deps.runtime.pass(1)
  expect(await runBilling(deps, '2026-03')).toMatchObject({ invoices: 1 })
  const [row] = await database.db.select().from(invoice)
  expect(row?.dueDate).toBe(addDays(osloDay(begins), INVOICING.dueDays))
  await database.close()
})
