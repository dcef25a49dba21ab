import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { writeEvents } from '#server/security-events/record-event.ts'
import { securityEvent } from '#server/security-events/tables.ts'
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

test('TRU-06 sign-ins of staff, their end and what is refused are security events under pseudonyms', async () => {
  const [lars, ola] = [await signedIn('lars'), await signedIn('ola')]
  await lars.ask(LIST)
  await ola.post(`${LIST}/retry`, { kind: 'lead', id: 'lead-1', reason: 'it may work now' })
  await ola.post('/staff/logout', {})
  await writeEvents(portal.database)
  const rows = await portal.database.db.select().from(securityEvent).orderBy(desc(securityEvent.n)).limit(40)
  const told = rows.map(({ name, actor, details }) => [name, actor !== null, details.what ?? details.reason].join(' '))
  for (const event of [
    'authn_login_success true staff',
    'authn_token_revoked true staff',
    'authz_fail false staff.stranger',
    'authz_fail true staff.onlySees',
  ])
    expect(told).toContain(event)
  expect(JSON.stringify(rows)).not.toContain('@')
})
