import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { choose, openSandbox, panel, standsAt, WRITTEN_BY_A_TEST } from './sandbox-journey.ts'
import { startPortal } from './server.ts'

const BUILT = { timeout: 60_000 }

/** The copy is inside the project so that `node_modules` resolves. */
const COPY = 'build/live-editing'

const change = (file: string, from: string, to: string) => {
  const path = join(COPY, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

test.use({ viewport: { width: 1440, height: 1000 } })

test('SAND-06 a changed flow is followed by the drawing, the findings, the run and the real conversation, without a restart', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  rmSync(COPY, { recursive: true, force: true })
  const listed = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '--',
      ':!e2e',
      ':!benches',
      ':!docs',
      `:!*${WRITTEN_BY_A_TEST}*`,
    ],
    { encoding: 'utf8' },
  )
  for (const file of listed.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true })
    cpSync(file, join(COPY, file))
  }
  const portal = await startPortal({}, { cwd: COPY, live: true })
  const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 1440, height: 1000 } })
  try {
    const page = await context.newPage()
    await makeCustomer(page)
    await openSandbox(page, 'every_element')
    await choose(page, 'go')
    await standsAt(page, 'offer')
    await page.evaluate(() => Object.assign(window, { stillHere: true }))

    change(
      'flows/every-element/flow.ts',
      "offer: { say: ['every.offer']",
      "lonely: { say: ['every.hello'], next: 'name' },\n    offer: { say: ['every.hello', 'every.offer']",
    )
    await expect(page.getByRole('button', { name: /^lonely\b/ })).toBeVisible(BUILT)
    await expect(panel(page, 'Funn').locator('summary').first()).toContainText('1')
    await standsAt(page, 'offer')
    const heard = page.getByRole('log').first()
    await expect(heard.getByText(readText('every.hello'))).toHaveCount(2)

    change('locales/nb_NO/flows-every-element.po', readText('every.offer'), 'Nye ord uten omstart')
    await expect(heard.getByText('Nye ord uten omstart')).toBeVisible(BUILT)

    const step = panel(page, 'Steg')
    await step.getByRole('button', { name: 'Endre tekstene' }).press('Enter')
    await step.getByRole('group', { name: 'every.offer' }).getByLabel('nb_NO').fill('Nye ord fra skjemaet')
    const drawn = (name: string) => page.locator(`svg [aria-label^="${name},"]`)
    await drawn('lonely').press('Enter')
    await expect(step.getByRole('group', { name: 'every.offer' })).toHaveCount(0)
    await drawn('offer').press('Enter')
    await expect(step.getByRole('group', { name: 'every.offer' }).getByLabel('nb_NO')).toHaveValue(
      'Nye ord fra skjemaet',
    )
    await step.getByRole('button', { name: 'Vis forskjellen' }).press('Enter')
    await expect(step.getByRole('insertion')).toHaveText('+ msgstr "Nye ord fra skjemaet"')
    await step.getByRole('button', { name: 'Lagre', exact: true }).press('Enter')
    await expect(heard.getByText('Nye ord fra skjemaet')).toBeVisible(BUILT)
    await expect(step.getByRole('button', { name: 'Endre tekstene' })).toBeFocused()
    expect(readFileSync(join(COPY, 'locales/nb_NO/flows-every-element.po'), 'utf8')).toContain(
      'msgid "every.offer"\nmsgstr "Nye ord fra skjemaet"\n',
    )
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)

    change(
      'flows/every-element/flow.ts',
      "init: {\n      say: ['every.hello', ",
      "init: {\n      say: ['every.hello', 'every.offer', ",
    )
    await expect
      .poll(async () => (await context.request.get('/kitchensink')).text(), BUILT)
      .toContain('Nye ord fra skjemaet')
  } finally {
    await context.close()
    await portal.stop()
    rmSync(COPY, { recursive: true, force: true })
  }
})

function readText(id: string): string {
  const text = readFileSync('locales/nb_NO/flows-every-element.po', 'utf8')
  return new RegExp(`msgid "${id}"\\nmsgstr "(.*)"`).exec(text)?.[1] ?? id
}
