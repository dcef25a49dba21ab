import type { Browser } from './cookie-jar.ts'
import { ORIGIN } from './running-app.ts'

/** Chooses a person at the page of the sandbox's identity provider; returns the address that it leads back to. */
export async function chooseAtProvider(browser: Browser, page: string, person: string): Promise<string> {
  const chosen = await browser.ask(page, {
    method: 'POST',
    body: `person=${person}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const resumed = new URL(chosen.headers.get('location') ?? '', ORIGIN)
  const back = await browser.ask(`${resumed.pathname}${resumed.search}`)
  const { pathname, search } = new URL(back.headers.get('location') ?? '', ORIGIN)
  return `${pathname}${search}`
}

/** Sends the form that leaves for the provider, and chooses a person there. */
export async function leaveForProvider(
  browser: Browser,
  form: string,
  person: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const { passed } = await browser.post(form, fields)
  return chooseAtProvider(browser, passed.at(-1) ?? '', person)
}
