import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

/** Words on screen that the verbs look for. */
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
    city: 'Poststed',
    credit: 'Ja, det er i orden',
    confirm: 'Godta vilkårene og bestill',
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
    city: 'City',
    credit: 'Yes, that is all right',
    confirm: 'Accept the terms and order',
    products: 'Products',
    adult: /, or someone/,
    goOn: 'Continue',
    newNumber: /^New number/,
    ordered: 'Ordered',
  },
} as const
export type Words = (typeof words)['nb_NO'] | (typeof words)['en_US']

/** Who orders; `phone` eight digits. */
export type Person = {
  name: string
  birthDate: string
  phone: string
  email: string
  street: string
  postalCode: string
  city: string
}

/** Somebody nobody has met, so that tests of one portal do not know each other. */
export function newPerson(details: Partial<Person> = {}): Person {
  return {
    name: 'Kari Nordmann',
    birthDate: '24/12/1990',
    phone: newNumber(),
    email: 'kari@example.no',
    street: 'Storgata 12B',
    postalCode: '0184',
    city: 'Oslo',
    ...details,
  }
}

/** A mobile number nobody has, eight digits. */
export const newNumber = (): string => `4${randomInt(1_000_000, 10_000_000)}`

/** Opens a page with a chat and waits until the widget has taken it over. */
export async function startChat(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await takenOver(page)
}

/** Until the scripts have taken the page over: React leaves its mark on the elements it holds. */
export async function takenOver(page: Page, part = '[role="log"]'): Promise<void> {
  await page.waitForFunction((selector) => {
    const held = document.querySelector(selector)
    return held !== null && Object.keys(held).some((key) => key.startsWith('__reactProps'))
  }, part)
}

/** The conversation's log. */
export const log = (page: Page): Locator => page.getByRole('log')

/** The suggestion of this title, of the question that waits. */
export function choice(page: Page, title: string | RegExp, { choices }: { choices: string } = words.nb_NO): Locator {
  return page
    .getByRole('group', { name: choices })
    .getByRole('button', typeof title === 'string' ? { name: title, exact: true } : { name: title })
}

/** Answers by a suggestion. */
export async function choose(page: Page, title: string | RegExp, spoken: Words = words.nb_NO): Promise<void> {
  await choice(page, title, spoken).click()
}

/** Answers by typing into the field of this label and pressing Enter. */
export async function answer(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

/** What the visitor should have been told by now. */
export async function hears(page: Page, text: string | RegExp): Promise<void> {
  await expect(log(page).getByText(text).last()).toBeVisible()
}

/** The newest one-time code sent to a number. */
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

/** Waits for the question, reads the code that came by SMS and answers with it. */
export async function enterCode(page: Page, phone: string, spoken: Words = words.nb_NO): Promise<void> {
  await page.getByLabel(spoken.code, { exact: true }).waitFor()
  await answer(page, spoken.code, await readCode(page, phone))
}

/** Answers who the orderer is and where things go, from the name to the credit check. */
export async function tellDetails(page: Page, person: Person, spoken: Words = words.nb_NO): Promise<void> {
  await answer(page, spoken.name, person.name)
  await answer(page, spoken.birth, person.birthDate)
  await answer(page, spoken.phone, person.phone)
  await answer(page, spoken.email, person.email)
  await answer(page, spoken.street, person.street)
  await answer(page, spoken.postalCode, person.postalCode)
  await answer(page, spoken.city, person.city)
  await choose(page, spoken.credit, spoken)
}

/** Confirms the order at the summary and proves the number. */
export async function confirmOrder(page: Page, person: Person, spoken: Words = words.nb_NO): Promise<void> {
  await choose(page, spoken.confirm, spoken)
  await enterCode(page, person.phone, spoken)
}

/** The customer's card of a subscription on /products, which is named by plan and number. */
export const subscription = (page: Page, plan: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${plan} [\\d ]+$`) })

/** The way on from a finished conversation: the page stays until it is pressed. */
export const wayOn = (page: Page, { goOn }: { goOn: string } = words.nb_NO): Locator =>
  page.getByRole('button', { name: goOn, exact: true })

/** Goes where a finished conversation leads. Waits as long as a portal that was killed takes to come back, and the next try of the conversation after that. */
export const goOn = (page: Page, spoken?: { goOn: string }): Promise<void> =>
  wayOn(page, spoken).click({ timeout: 60_000 })

/** Goes on from the finished order to /products and has exactly one subscription there. */
export async function seesSubscription(page: Page, plan: string, spoken: Words = words.nb_NO): Promise<Locator> {
  await goOn(page, spoken)
  return hasSubscription(page, plan, spoken)
}

/** Stands on /products and has exactly one subscription, in the page and in the service. */
export async function hasSubscription(page: Page, plan: string, spoken: Words = words.nb_NO): Promise<Locator> {
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1, name: spoken.products })).toBeVisible()
  await expect(subscription(page, plan)).toHaveCount(1)
  expect(await subscriptions(page)).toEqual([plan])
  return subscription(page, plan)
}

/** Names of the signed-in customer's subscriptions, as the service lists them, the newest first. */
export async function subscriptions(page: Page): Promise<string[]> {
  const answered = await page.request.get('/services/subscriptions/')
  expect(answered.status()).toBe(200)
  const listed: { product: { name: string } }[] = await answered.json()
  return listed.map(({ product }) => product.name)
}

/** Opens the menu that the width has: the account menu, or the push menu. */
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

/** Signs in through the chat of /login, with phone and code; the page stays. */
export async function signIn(page: Page, phone: string): Promise<void> {
  await choose(page, 'Jeg er kunde')
  await answer(page, words.nb_NO.phone, phone)
  await enterCode(page, phone)
}

/** A customer made through the services, with all an order needs, who signs this browser in with consent given. */
export async function makeCustomer(page: Page): Promise<Person> {
  const person = newPerson()
  const { request } = page
  const phoneNumber = `+47${person.phone}`
  const [firstName, lastName] = person.name.split(' ')
  await request.post('/services/auth/register/', { data: { firstName, lastName, email: person.email, phoneNumber } })
  const sent = await request.post('/services/auth/send-user-otp/', {
    data: { phoneNumber },
    headers: { 'x-otp-return': '1', 'x-otp-skip-sms': '1' },
  })
  const { code }: { code: string } = await sent.json()
  const login = await request.post('/services/auth/login/', { data: { phoneNumber, password: code } })
  const { accessToken, user }: { accessToken: string; user: { legalEntityId: string } } = await login.json()
  const changed = await request.patch(`/services/api/account/${user.legalEntityId}/`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      birthDate: person.birthDate,
      streetName: 'Storgata',
      streetNumber: '12',
      streetLetter: 'B',
      postalCode: person.postalCode,
      city: person.city,
      acceptanceTags: ['account-dialog:2017-10-31:'],
    },
  })
  expect(changed.status()).toBe(200)
  const url = new URL(changed.url()).origin
  await page.context().addCookies([{ name: 'prat_login', value: accessToken, url, httpOnly: true, sameSite: 'Lax' }])
  return person
}

/** Sign-ins of this worker's portal by number: a number gets one code a minute. */
const signIns = new Map<string, { accessToken: string; url: string }>()

/** Signs this browser in as a demo customer through the services, and opens a page. */
export async function openAs(page: Page, phoneNumber: string, path: string): Promise<void> {
  const { accessToken, url } = signIns.get(phoneNumber) ?? (await signInByServices(page, phoneNumber))
  signIns.set(phoneNumber, { accessToken, url })
  await page.context().addCookies([{ name: 'prat_login', value: accessToken, url, httpOnly: true, sameSite: 'Lax' }])
  await page.goto(path)
}

async function signInByServices({ request }: Page, phoneNumber: string): Promise<{ accessToken: string; url: string }> {
  const sent = await request.post('/services/auth/send-user-otp/', {
    data: { phoneNumber },
    headers: { 'x-otp-return': '1', 'x-otp-skip-sms': '1' },
  })
  const { code }: { code: string } = await sent.json()
  const login = await request.post('/services/auth/login/', { data: { phoneNumber, password: code } })
  expect(login.status()).toBe(200)
  const { accessToken }: { accessToken: string } = await login.json()
  return { accessToken, url: new URL(login.url()).origin }
}
