import { expect, test } from 'vitest'
import { openBrowser } from '#server/testing/cookie-jar.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const LIST = '/staff/orders'
const portal = portalForTests({ settings: { STAFF: 'kari.nordmann@example.no=mend, ola.hansen@example.no=see' } })

async function signedIn(person: string, browser = openBrowser(portal.app.ask)) {
  const { passed } = await browser.go('/staff/login')
  await browser.post(passed.at(-1) ?? '', { person })
  return browser
}

test('SEC-04 ORD-07 a signed-out sign-in of staff is over on the server, whoever has kept its cookie', async () => {
  let kept = ''
  const browser = openBrowser((path, init) => {
    kept = new Headers(init?.headers).get('cookie') ?? kept
    return portal.app.ask(path, init)
  })
  await signedIn('ola', browser)
  const other = await signedIn('ola')
  await browser.ask(LIST)
  const cookie = kept
  expect((await portal.app.ask(LIST, { headers: { cookie } })).status).toBe(200)
  await browser.post('/staff/logout', {})
  expect((await portal.app.ask(LIST, { headers: { cookie } })).status).toBe(403)
  expect((await other.ask(LIST)).status).toBe(200)
})
