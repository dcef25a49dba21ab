import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { tooWide } from './too-wide.ts'
import { showPart, WRITTEN_BY_A_TEST } from './sandbox-journey.ts'

async function openMachine(page: Page, machine: string, input?: string): Promise<void> {
  await page.goto(`/flowsandbox/machines/${machine}`)
  await expect(page.getByRole('region', { name: `Tilstandskart over ${machine}` })).toBeVisible()
  if (input === undefined) return
  await showActions(page)
  await page.getByLabel('Begynner med').selectOption(input)
  await page.keyboard.press('Escape')
}

/** In a narrow window the actions of the header are in a menu. */
async function showActions(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Flere valg' })
  if (await more.isVisible()) await more.click()
}

const happenings = (page: Page) => page.getByRole('region', { name: 'Hva kan skje nå' })
async function happens(page: Page, what: string | RegExp): Promise<void> {
  await showPart(page, 'Hva kan skje nå')
  await happenings(page)
    .getByRole('button', typeof what === 'string' ? { name: what, exact: true } : { name: what })
    .click()
}

async function standsIn(page: Page, ...states: string[]): Promise<void> {
  await showPart(page, 'Hva kan skje nå')
  for (const state of states) {
    await expect(page.locator('output').filter({ hasText: 'Står i' }).getByText(state, { exact: true })).toBeVisible()
    await expect(
      page
        .locator('[role="button"][aria-current="step"]')
        .filter({ hasText: state.split('.').at(-1) ?? state })
        .first(),
    ).toBeAttached()
  }
}

async function panel(page: Page, title: string) {
  await showPart(page, 'Paneler')
  const found = page
    .locator('details[name="sandbox-panel"]')
    .filter({ has: page.locator('summary', { hasText: title }) })
  await found.locator('summary').first().click()
  return found
}

test('SAND-01 SAND-02 chat, auth and flash are opened, sent events and moved in time @desktop', async ({
  page,
  accessible,
}) => {
  await makeCustomer(page)

  await openMachine(page, 'chat', 'under way')
  await happens(page, 'visitor.answered')
  await standsIn(page, 'turn.sending', 'link.closed')
  await expect(happenings(page).getByRole('heading', { name: 'answer venter på svar, i turn.sending' })).toBeVisible()
  await happens(page, 'arrived')
  await standsIn(page, 'turn.idle', 'queue.inserting')
  await happens(page, 'insertAfter om 500 millisekunder: gå dit')
  await standsIn(page, 'queue.listening')
  await showPart(page, 'Paneler')
  await expect(page.getByText('queue.inserting after insertAfter')).toBeVisible()
  await accessible(page)
  await showPart(page, 'Tegning')
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click()
  await standsIn(page, 'queue.inserting')

  await openMachine(page, 'auth', 'signed in for an hour')
  await standsIn(page, 'authenticated.calm')
  await happens(page, '+1 døgn')
  await standsIn(page, 'anonymous')
  await showPart(page, 'Paneler')
  await expect(page.getByText('forget, leave')).toBeVisible()

  await openMachine(page, 'flash')
  await happens(page, 'untilStatus om 2 sekunder: gå dit')
  await standsIn(page, 'telling')
  await showPart(page, 'Tegning')
  await page.getByRole('button', { name: 'Begynn på nytt' }).click()
  await standsIn(page, 'loading')
  await accessible(page)
  expect(await page.evaluate(tooWide), 'nothing is wider than the screen').toBe(0)
})

test('SAND-03 a run of a machine is saved as a replay in its folder, broken, seen to differ, and accepted', async ({
  page,
  accessible,
}) => {
  const file = `machines/flash/replays/${WRITTEN_BY_A_TEST}.replay`
  rmSync(file, { force: true })
  try {
    await makeCustomer(page)
    await openMachine(page, 'flash')
    await happens(page, '+1 sekund')
    await happens(page, 'attention.gained')
    await showActions(page)
    await page.getByRole('button', { name: 'Lagre som opptak' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Hva viser det?').fill('SAND-03 saved by a browser')
    await expect(dialog.getByText(`Lagres i ${WRITTEN_BY_A_TEST}.replay`)).toBeVisible()
    await accessible(page)
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain('> send attention.gained\nloading -> held\n')

    const text = readFileSync(file, 'utf8').replace('loading -> held', 'loading -> closed')
    await page.request.post('/services/sandbox/machines/flash/replays', { data: { name: WRITTEN_BY_A_TEST, text } })
    await page.reload()
    const replays = await panel(page, 'Opptak')
    const broken = replays.getByRole('listitem').filter({ hasText: 'SAND-03 saved by a browser' })
    await expect(broken).toContainText('i held')
    await expect(broken).toContainText('loading -> closed')
    await broken.getByRole('button', { name: 'Åpne' }).click()
    await standsIn(page, 'held')
    await showPart(page, 'Paneler')
    await broken.getByRole('button', { name: 'Godta slik det er nå' }).click()
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('loading -> held')
    await expect(broken.getByText('Stemmer ikke')).toBeHidden()
  } finally {
    rmSync(file, { force: true })
  }
})

test('SAND-04 coverage is drawn and announced, and can be reached by keyboard', async ({ page, accessible }) => {
  await makeCustomer(page)
  await openMachine(page, 'auth')
  const coverage = await panel(page, 'Dekning')
  await expect(coverage.getByText('Tilstander 7 / 7, veier 12 / 12')).toBeVisible()
  await coverage.getByLabel('Vis på tegningen').press('Space')
  await expect(page.locator('svg[role="group"] [data-uncovered]')).toHaveCount(0)
  await accessible(page)
  await showPart(page, 'Hva kan skje nå')
  await happenings(page).getByRole('button', { name: 'person.updated', exact: true }).press('Enter')
  await standsIn(page, 'authenticated.calm')
  await expect(happenings(page).getByRole('button', { name: 'person.updated', exact: true })).toBeFocused()
})

test('SAND-05 developers can open a machine, and an unknown one is not found', async ({ page }) => {
  await page.goto('/flowsandbox/machines/chat')
  await expect(page).toHaveURL('/login')
  await makeCustomer(page)
  await page.goto('/flowsandbox/machines/chat')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect((await page.goto('/flowsandbox/machines/nowhere'))?.status()).toBe(404)
})

test('SAND-01 nothing of the machines’ sandbox is loaded on other pages', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  for (const path of ['/', '/mobilabonnement', '/login']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const loaded = await Promise.all(scripts)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.some((script) => /a question with consent|sandbox\.machine\./.test(script))).toBe(false)
})
