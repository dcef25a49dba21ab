import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pick, tabTo, type } from './by-keyboard.ts'
import { answer, choice, goOn, log, readCode, startChat, subscriptions, takenOver, wayOn } from './journey.ts'
import { expect, test } from './portal-test.ts'

type Country = 'sv_SE' | 'da_DK'
type Field = readonly [string, string]
type Words = {
  choices: string
  opening: string | undefined
  home: readonly Field[]
  found: RegExp
  change: string
  supplier: Field
  soonest: RegExp
  agreement: RegExp
  box: RegExp
  give: string
  confirm: string
  code: string
  goOn: string
  who: { name: Field; phone: string; email: Field }
  products: string
  card: RegExp
  shows: readonly [string, string, string]
  plan: string
  phone: () => string
  prefix: string
  written: (own: string) => string
}

const COUNTRIES: Record<Country, Words> = {
  sv_SE: {
    choices: 'Välj ett svar',
    opening: 'Teckna elavtal',
    home: [
      ['Gata och husnummer', 'Götgatan 12B'],
      ['Postnummer', '118 46'],
    ],
    found: /Anläggnings-id 735 999/,
    change: 'Byta elavtal',
    supplier: ['Nuvarande elleverantör', 'Nordkraft'],
    soonest: /^Så snart det går/,
    agreement: /^Månadsmedelpris/,
    box: /^Jag, Anna Svensson, ger fullmakt för Götgatan 12B/,
    give: 'Gå vidare',
    confirm: 'Beställ och betala',
    code: 'Kod från SMS',
    goOn: 'Fortsätt',
    who: { name: ['För- och efternamn', 'Anna Svensson'], phone: 'Mobilnummer', email: ['E-post', 'anna@example.se'] },
    products: 'Produkter',
    card: /^Månadsmedelpris Götgatan 12B, 118 46 Stockholm/,
    shows: ['Beställt', '6,90 öre/kWh', '39 kr'],
    plan: 'Månadsmedelpris',
    phone: () => `70${randomInt(1_000_000, 10_000_000)}`,
    prefix: '+46',
    written: (own: string) => `0${own.slice(0, 2)}-${own.slice(2, 5)} ${own.slice(5, 7)} ${own.slice(7)}`,
  },
  da_DK: {
    choices: 'Vælg et svar',
    opening: undefined,
    home: [
      ['Vej og husnummer', 'Nørregade 12'],
      ['Postnummer', '1165'],
    ],
    found: /Målepunkt 571 313/,
    change: 'Skifte elaftale',
    supplier: ['Nuværende elleverandør', 'Vestkraft'],
    soonest: /^Hurtigst muligt/,
    agreement: /^Månedsgennemsnit/,
    box: /^Jeg, Mette Jensen, giver fuldmagt for Nørregade 12/,
    give: 'Gå videre',
    confirm: 'Bestil og betal',
    code: 'Kode fra SMS',
    goOn: 'Fortsæt',
    who: { name: ['For- og efternavn', 'Mette Jensen'], phone: 'Mobilnummer', email: ['E-mail', 'mette@example.dk'] },
    products: 'Produkter',
    card: /^Månedsgennemsnit Nørregade 12, 1165 København K/,
    shows: ['Bestilt', '9,90 øre/kWh', '29 kr'],
    plan: 'Månedsgennemsnit',
    phone: () => `2${randomInt(1_000_000, 10_000_000)}`,
    prefix: '+45',
    written: (own: string) => own.replace(/(\d\d)(?=\d)/g, '$1 '),
  },
}

async function arrive(page: Page, url: string, locale: Country): Promise<void> {
  await page.context().addCookies([{ name: 'prat_locale', value: locale, url }])
  await startChat(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'))
}

for (const locale of ['sv_SE', 'da_DK'] as const) {
  test(`FLOW-06 PAGE-03 power is ordered by keyboard in ${locale}, from the home landing to the products`, async ({
    page,
    portal,
    accessible,
  }) => {
    test.slow()
    const words = COUNTRIES[locale]
    const own = words.phone()
    await arrive(page, portal.url, locale)
    await accessible(page)
    if (words.opening) await pick(page, words.opening, words)
    for (const [label, text] of words.home) await type(page, label, text)
    await expect(log(page).getByText(words.found)).toBeVisible()
    await pick(page, words.change, words)
    await type(page, ...words.supplier)
    await pick(page, words.soonest, words)
    await pick(page, words.agreement, words)
    await type(page, ...words.who.name)
    await type(page, words.who.phone, words.written(own))
    await type(page, ...words.who.email)
    const give = choice(page, words.give, words)
    await expect(give).toBeDisabled()
    await accessible(page)
    await tabTo(page, page.getByRole('checkbox', { name: words.box }))
    await page.keyboard.press('Space')
    await pick(page, words.give, words)
    await expect(log(page).getByText(words.shows[1], { exact: true })).toBeVisible()
    await accessible(page)
    await pick(page, words.confirm, words)
    await page.getByLabel(words.code, { exact: true }).waitFor()
    await type(page, words.code, await readCode(page, encodeURIComponent(`${words.prefix}${own}`)))
    await tabTo(page, wayOn(page, words))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1, name: words.products })).toBeVisible()
    const card = page.getByRole('region', { name: words.card })
    for (const shown of words.shows) await expect(card.getByText(shown, { exact: true })).toBeVisible()
    expect(await subscriptions(page)).toEqual([words.plan])
    await accessible(page)
  })
}

test('FLOW-06 the Swedish landing leads a customer to sign in, and a reload finds the conversation where it was', async ({
  page,
  portal,
}) => {
  const words = COUNTRIES.sv_SE
  await arrive(page, portal.url, 'sv_SE')
  await pick(page, 'Jag är redan kund', words)
  await pick(page, 'Jag är ny', words)
  await page.getByLabel(words.who.name[0], { exact: true }).waitFor()
  await page.reload()
  await takenOver(page)
  await answer(page, ...words.who.name)
  const own = words.phone()
  await answer(page, words.who.phone, words.written(own))
  await answer(page, ...words.who.email)
  await pick(page, 'Jag godkänner villkoren', words)
  await page.getByLabel(words.code, { exact: true }).waitFor()
  await answer(page, words.code, await readCode(page, encodeURIComponent(`${words.prefix}${own}`)))
  await goOn(page, words)
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('main').getByRole('link', { name: 'Teckna elavtal' })).toBeVisible()
})
