import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

export type Person = {
  name: string
  birthDate: string
  phone: string
  email: string
  street: string
  postalCode: string
  city: string
}

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

export const newNumber = (): string => `4${randomInt(1_000_000, 10_000_000)}`

export async function makeCustomer(page: Page): Promise<Person> {
  const person = newPerson()
  const { request } = page
  const phoneNumber = `+47${person.phone}`
  const [firstName, lastName] = person.name.split(' ')
  await request.post('/services/auth/register/', { data: { firstName, lastName, email: person.email, phoneNumber } })
  const login = await signInByServices(page, phoneNumber)
  const changed = await request.patch(`/services/api/account/${login.legalEntityId}/`, {
    headers: { authorization: `Bearer ${login.accessToken}` },
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
  await keepLogin(page, login)
  return person
}

type Login = { accessToken: string; legalEntityId: string; url: string }

/** Cached because a number can request only one code per minute. */
const logins = new Map<string, Login>()

export async function openAs(page: Page, phoneNumber: string, path: string): Promise<void> {
  const login = logins.get(phoneNumber) ?? (await signInByServices(page, phoneNumber))
  logins.set(phoneNumber, login)
  await keepLogin(page, login)
  await page.goto(path)
}

async function signInByServices({ request }: Page, phoneNumber: string): Promise<Login> {
  const sent = await request.post('/services/auth/send-user-otp/', {
    data: { phoneNumber },
    headers: { 'x-otp-return': '1', 'x-otp-skip-sms': '1' },
  })
  const { code }: { code: string } = await sent.json()
  const login = await request.post('/services/auth/login/', { data: { phoneNumber, password: code } })
  expect(login.status()).toBe(200)
  const { accessToken, user }: { accessToken: string; user: { legalEntityId: string } } = await login.json()
  return { accessToken, legalEntityId: user.legalEntityId, url: new URL(login.url()).origin }
}

const keepLogin = (page: Page, { accessToken, url }: Login): Promise<void> =>
  page.context().addCookies([{ name: 'prat_login', value: accessToken, url, httpOnly: true, sameSite: 'Lax' }])
