import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './customers.ts'

export const words = {
  nb_NO: {
    choices: 'Velg et svar',
    messages: 'Meldinger',
    code: 'Kode fra SMS',
    menu: 'Meny',
    account: 'Min konto',
    logout: 'Logg ut',
    name: 'Fornavn og etternavn',
    birth: 'Fødselsdato, DD/MM/ÅÅÅÅ',
    phone: 'Mobilnummer',
    email: 'E-post',
    street: 'Gate og husnummer',
    postalCode: 'Postnummer',
    credit: 'Ja, det er i orden',
    confirm: 'Bestill og betal',
    products: 'Produkter',
    adult: /^Jeg, eller/,
    goOn: 'Gå videre',
    newNumber: /^Nytt nummer/,
    ordered: 'Bestilt',
  },
  en_US: {
    choices: 'Choose an answer',
    messages: 'Messages',
    code: 'Code from the text message',
    menu: 'Menu',
    account: 'My account',
    logout: 'Log out',
    name: 'First and last name',
    birth: 'Birth date, DD/MM/YYYY',
    phone: 'Mobile number',
    email: 'E-mail',
    street: 'Street and number',
    postalCode: 'Post code',
    credit: 'Yes, that is all right',
    confirm: 'Order and pay',
    products: 'Products',
    adult: /, or someone/,
    goOn: 'Continue',
    newNumber: /^New number/,
    ordered: 'Ordered',
  },
} as const
export type Words = (typeof words)['nb_NO'] | (typeof words)['en_US']

export async function startChat(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await takenOver(page)
}

/** Waits for hydration: React puts its own keys on the elements it controls. */
export async function takenOver(page: Page, part = '[role="log"]'): Promise<void> {
  await page.waitForFunction((selector) => {
    const held = document.querySelector(selector)
    return held !== null && Object.keys(held).some((key) => key.startsWith('__reactProps'))
  }, part)
}

export const log = (page: Page): Locator => page.getByRole('log')

export function choice(page: Page, title: string | RegExp, { choices }: { choices: string } = words.nb_NO): Locator {
  return page
    .getByRole('group', { name: choices })
    .getByRole('button', typeof title === 'string' ? { name: title, exact: true } : { name: title })
}

export async function choose(page: Page, title: string | RegExp, spoken: Words = words.nb_NO): Promise<void> {
  await choice(page, title, spoken).click()
}

export async function answer(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

export async function hears(page: Page, text: string | RegExp): Promise<void> {
  await expect(log(page).getByText(text).last()).toBeVisible()
}

export async function readCode(page: Page, phone: string): Promise<string> {
  let code: string | undefined
  await expect(async () => {
    const sent = await page.request.get(`/services/sms/outbox?phoneNumber=${phone}`)
    const messages: unknown = await sent.json()
    code = /\b(\d{6})\b/.exec(JSON.stringify(messages))?.[1]
    expect(code, 'a code by SMS').toBeDefined()
  }).toPass()
  return code ?? ''
}

export async function enterCode(page: Page, phone: string, spoken: Words = words.nb_NO): Promise<void> {
  await page.getByLabel(spoken.code, { exact: true }).waitFor()
  await answer(page, spoken.code, await readCode(page, phone))
}

export async function tellDetails(page: Page, person: Person, spoken: Words = words.nb_NO): Promise<void> {
  await answer(page, spoken.name, person.name)
  await answer(page, spoken.birth, person.birthDate)
  await answer(page, spoken.phone, person.phone)
  await answer(page, spoken.email, person.email)
  await answer(page, spoken.street, person.street)
  await answer(page, spoken.postalCode, person.postalCode)
  await choose(page, spoken.credit, spoken)
}

export async function confirmOrder(page: Page, person: Person, spoken: Words = words.nb_NO): Promise<void> {
  await choose(page, spoken.confirm, spoken)
  await enterCode(page, person.phone, spoken)
}

export const subscription = (page: Page, plan: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${plan} [\\d ]+$`) })

export const wayOn = (page: Page, { goOn }: { goOn: string } = words.nb_NO): Locator =>
  page.getByRole('button', { name: goOn, exact: true })

/** The timeout covers the restart of a killed portal and the next retry of the conversation. */
export const goOn = (page: Page, spoken?: { goOn: string }): Promise<void> =>
  wayOn(page, spoken).click({ timeout: 60_000 })

export async function seesSubscription(page: Page, plan: string, spoken: Words = words.nb_NO): Promise<Locator> {
  await goOn(page, spoken)
  return hasSubscription(page, plan, spoken)
}

export async function hasSubscription(page: Page, plan: string, spoken: Words = words.nb_NO): Promise<Locator> {
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1, name: spoken.products })).toBeVisible()
  await expect(subscription(page, plan)).toHaveCount(1)
  expect(await subscriptions(page)).toEqual([plan])
  return subscription(page, plan)
}

export async function subscriptions(page: Page): Promise<string[]> {
  const answered = await page.request.get('/services/subscriptions/')
  expect(answered.status()).toBe(200)
  const listed: { product: { name: string } }[] = await answered.json()
  return listed.map(({ product }) => product.name)
}

async function openMenu(page: Page, spoken: Words): Promise<void> {
  const account = page.getByRole('banner').getByText(spoken.account, { exact: true })
  await account
    .or(page.getByRole('link', { name: spoken.menu, exact: true }))
    .filter({ visible: true })
    .first()
    .click()
}

export async function signOut(page: Page, spoken: Words = words.nb_NO): Promise<void> {
  await openMenu(page, spoken)
  await page.getByRole('button', { name: spoken.logout }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
}

export async function signIn(page: Page, phone: string): Promise<void> {
  await choose(page, 'Jeg er kunde')
  await answer(page, words.nb_NO.phone, phone)
  await enterCode(page, phone)
}

/** To the question for a name, in an order of 6 GB with a new number. */
export async function untilName(page: Page): Promise<void> {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, words.nb_NO.adult)
  await choose(page, words.nb_NO.newNumber)
  await page.getByLabel(words.nb_NO.name, { exact: true }).waitFor()
}

/** The addresses at which BankID leads back, as they come. */
export function returnsFromBankId(page: Page): string[] {
  const returns: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/services/identity-return?')) returns.push(request.url())
  })
  return returns
}
