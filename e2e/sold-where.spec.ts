import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { isOffered } from '#contracts/chat/flow-offers.ts'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import type { Page as Row } from '#contracts/pages/page.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { isSold, pageDecision } from '#contracts/products/offers.ts'
import { foreignIn, unmarkedWords } from './foreign-text.ts'
import { startChat } from './journey.ts'
import { expect, test, usePortalWith } from './portal-test.ts'
import { elements, SITES, siteReader, type Answer } from './site-reader.ts'

usePortalWith({ SITES: SITES.join() })

const PARTS: Record<string, string> = {
  plan: '6gb',
  articleName: 'voksen-nok',
  slug: 'kontakt',
  dynamic: 'kredittkort',
}
const rows: readonly Row[] = PAGES
const addressOf = (path: string) =>
  path.replace(/\/:\w+\?/g, '').replace(/:(\w+)/g, (_all, name: string) => PARTS[name] ?? name) || '/'
const open = rows.filter(
  ({ signedIn, bare, index, path }) =>
    !signedIn && !bare && index !== 'moved' && path !== '/*' && path !== '/dev/sms' && path !== '/splash',
)

const addresses = [
  ...open.map(({ path }) => addressOf(path)),
  ...[
    '/intro',
    '/mobilabonnement',
    '/mobilabonnement/6gb',
    '/refinansiering',
    '/forsikring',
    '/hiddenInsurance',
  ].flatMap((path) => FLOW_NAMES.map((flow) => `${path}?flow=${flow}`)),
  ...FLOW_NAMES.flatMap((flow) => [`/forsikring/${flow}`, `/insurance/${flow}/init`, `/hiddenInsurance/${flow}`]),
  ...['mobile', 'power', 'insurance', 'refinancing', 'blog', 'nothing'].map((product) => `/intro?product=${product}`),
]

const ID =
  /\b(?:pages|frame|chat|kit|intro|found|talk|shared|signup|debt|insurance|feedback|seLanding|external|order|power|powerOrder|mobile|elsewhere|products|prices|catalogue)\.[a-z]\w+/

function findings({ status, body, path }: Answer, words: string, locale: Locale): string[] {
  if (status !== 200) return status >= 500 ? [`answers ${status}`] : []
  const { product, kind } = rows.find((row) => addressOf(row.path) === path.replace(/\?.*/, '')) ?? {}
  const flows = elements(body, 'input').flatMap(({ name, value }) => (name === 'flow' ? [value ?? ''] : []))
  const begun = flows.filter((flow) => !isFlowName(flow) || !isOffered(flow, locale))
  const priced = product !== undefined && !isSold(product, locale) && /\d\s*(?:kr|NOK)\b/.test(words)
  return [
    ...(ID.test(words) ? [`says ${ID.exec(words)?.[0]}`] : []),
    ...foreignIn(words, locale).map((text) => `says in another language: ${text}`),
    ...begun.map((flow) => `begins ${flow}`),
    ...(priced ? ['names a price'] : []),
    ...(product !== undefined && pageDecision(product, kind ?? 'landing', locale) === 'notFound' ? ['is there'] : []),
  ]
}

for (const locale of LOCALES) {
  test(`FLOW-01 FLOW-04 SHELL-17 ONE-04 in ${locale} no page shows an id or unmarked words of another language, or begins what is not sold`, async ({
    page,
    portal,
  }) => {
    test.slow()
    const read = siteReader(portal.url, locale)
    const found: string[] = []
    for (const path of addresses) {
      const answer = await read(path)
      const words = await unmarkedWords(page, answer.body, locale)
      found.push(...findings(answer, words, locale).map((finding) => `${path} ${finding}`))
    }
    expect(found).toEqual([])
  })
}

for (const { locale, heading, here, answer, to } of [
  {
    locale: 'sv-SE',
    heading: 'Mobilabonnemang har vi i Norge',
    here: 'Det här har vi i Sverige',
    answer: 'Ja, visa mig',
    to: 'Visa sidan på norska',
  },
  {
    locale: 'da-DK',
    heading: 'Mobilabonnementer har vi i Norge',
    here: 'Det har vi i Danmark',
    answer: 'Ja, vis mig',
    to: 'Vis siden på norsk',
  },
]) {
  test(`SHELL-17 ONE-04 where mobile is not sold (${locale}) its page says so and leads on: to what is sold, in the chat and beside it, and to Norway`, async ({
    page,
    accessible,
    portal,
  }) => {
    await page.context().addCookies([{ name: 'prat_locale', value: locale, url: portal.url }])
    await startChat(page, '/mobilabonnement/6gb')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { name: here })).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: answer }).click()
    await expect(page.getByRole('log').getByText(answer)).toBeVisible()
    await page.getByRole('button', { name: to }).click()
    await expect(page).toHaveURL('/mobilabonnement/6gb')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb-NO')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('6 GB')
  })
}
