import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { answer, choose as chooseTitle, hears, startChat, words } from './journey.ts'
import { makeCustomer, newNumber } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { choose, openSandbox, panel, standsAt, timeline, WRITTEN_BY_A_TEST } from './sandbox-journey.ts'

test.use({ viewport: { width: 1440, height: 1000 } })

test('SAND-01 CHAT-15 the chat stands beside its statechart, which follows it, and answers a question in between', async ({
  page,
  accessible,
}) => {
  await makeCustomer(page)
  await openSandbox(page, 'generic_signup')
  await standsAt(page, 'hello')
  const chat = page.getByRole('region', { name: 'Samtalen slik den besøkende ser den' })
  await chat.getByRole('textbox').fill('når har dere åpent?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('Vi har åpent')
  await standsAt(page, 'hello')
  await choose(page, 'known')
  await standsAt(page, 'known_phone')
  await accessible(page)
})

test('SAND-02 a turn back, forward, to a step with facts of choice, and to the beginning', async ({ page }) => {
  await makeCustomer(page)
  await openSandbox(page, 'generic_signup')
  await choose(page, 'known')
  await standsAt(page, 'known_phone')
  const { back, forward, restart, moments } = timeline(page)
  await expect(moments).toHaveText(['Begynner ved init → hello', 'Velger known → known_phone'])
  await back.click()
  await standsAt(page, 'hello')
  await forward.click()
  await standsAt(page, 'known_phone')
  const step = panel(page, 'Steg')
  await page
    .getByRole('button', { name: /^email\b/ })
    .first()
    .click()
  await step.getByRole('textbox').fill('{"phone":"+4791234567","mystery":1}')
  await step.getByRole('button', { name: 'Hopp hit' }).click()
  await expect(step.getByRole('alert')).toContainText('mystery')
  await step.getByRole('textbox').fill('{"phone":"+4791234567"}')
  await step.getByRole('button', { name: 'Hopp hit' }).click()
  await standsAt(page, 'email')
  await restart.click()
  await standsAt(page, 'hello')
})

test('SAND-02 outcomes are chosen, the clock is moved, the guards and changes of the last turn are told', async ({
  page,
}) => {
  await makeCustomer(page)
  await openSandbox(page, 'generic_signup', 'known_phone')
  await page.getByLabel('Mobilnummer').fill('912 34 567')
  await page.getByLabel('Mobilnummer').press('Enter')
  await standsAt(page, 'phone_code')
  await page.getByRole('region', { name: 'Venter på code.send' }).getByRole('button', { name: 'failed' }).click()
  await standsAt(page, 'phone_code.unsent')
  await choose(page, 'again')
  await page.getByRole('button', { name: 'sent', exact: true }).click()
  await page.getByRole('button', { name: '+11 minutter' }).click()
  await page.getByLabel('Kode fra SMS').fill('774411')
  await page.getByLabel('Kode fra SMS').press('Enter')
  await page.getByRole('button', { name: 'new', exact: true }).click()
  await standsAt(page, 'no_account')
  await panel(page, 'Siste trekk').locator('summary').first().click()
  await expect(panel(page, 'Siste trekk')).toContainText('detailsKnown ✗')
  await expect(panel(page, 'Siste trekk')).toContainText('provenPhone')
  await page.getByRole('button', { name: '+31 dager' }).click()
  await expect(page.getByText('Samtalen er for gammel')).toBeVisible()
})

test('SAND-02 the real service answers: a code that came by SMS, and one that has expired', async ({ page }) => {
  await makeCustomer(page)
  await openSandbox(page, 'generic_signup', 'known_phone')
  await page.getByLabel('Mobilnummer').fill('412 34 567')
  await page.getByLabel('Mobilnummer').press('Enter')
  await page.getByRole('button', { name: 'Spør den ekte tjenesten' }).click()
  await standsAt(page, 'phone_code.asked', 90_000)
  await page.getByRole('button', { name: '+11 minutter' }).click()
  await page.getByLabel('Kode fra SMS').fill('123456')
  await page.getByLabel('Kode fra SMS').press('Enter')
  await page.getByRole('button', { name: 'Spør den ekte tjenesten' }).click()
  await standsAt(page, 'phone_code.expired')
})

test('SAND-03 a run is saved as a replay in the folder, opened again, broken, seen to differ, and accepted', async ({
  page,
}) => {
  const file = `flows/generic-signup/replays/${WRITTEN_BY_A_TEST}.replay`
  rmSync(file, { force: true })
  try {
    await makeCustomer(page)
    await openSandbox(page, 'generic_signup')
    await choose(page, 'new')
    await standsAt(page, 'name')
    const replays = panel(page, 'Opptak')
    await replays.locator('summary').first().click()
    await replays.getByRole('button', { name: 'Lagre dette løpet' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('SAND-03 saved by a browser')
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toContain('> pick new\nbot: signup.name\nasks <name>\n')
    await expect(replays.getByText('SAND-03 saved by a browser')).toBeVisible()

    const text = readFileSync(file, 'utf8').replace('bot: signup.name', 'bot: signup.other')
    await page.request.post('/services/sandbox/flows/generic_signup/replays', {
      data: { name: WRITTEN_BY_A_TEST, text },
    })
    await page.reload()
    await replays.locator('summary').first().click()
    const broken = replays.getByRole('listitem').filter({ hasText: 'SAND-03 saved by a browser' })
    await expect(broken).toContainText('ved name')
    await expect(broken).toContainText('bot: signup.other')
    await broken.getByRole('button', { name: 'Åpne' }).click()
    await standsAt(page, 'name')
    await broken.getByRole('button', { name: 'Godta det nye' }).click()
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('bot: signup.name')
    await expect(broken.getByText('Stemmer ikke')).toBeHidden()
  } finally {
    rmSync(file, { force: true })
  }
})

test('SAND-02 a run is forked and the two go different ways', async ({ page }) => {
  await makeCustomer(page)
  await openSandbox(page, 'generic_signup')
  await panel(page, 'Opptak').locator('summary').first().click()
  await panel(page, 'Opptak').getByRole('searchbox').fill('code')
  const width = async () => (await panel(page, 'Opptak').boundingBox())?.width
  const before = await width()
  await page.getByRole('button', { name: 'Del i to løp' }).click()
  await expect(panel(page, 'Opptak').getByRole('searchbox')).toHaveValue('code')
  await expect(panel(page, 'Opptak').getByRole('button', { name: 'Åpne' }).first()).toBeVisible()
  expect(await width(), 'the panels stay beside the drawing').toBeGreaterThan((before ?? 0) * 0.8)
  const [one, other] = [page.getByRole('region', { name: 'Løp 1' }), page.getByRole('region', { name: 'Løp 2' })]
  await choose(page, 'known', other)
  await standsAt(page, 'known_phone')
  await choose(page, 'new', one)
  await standsAt(page, 'name')
  await expect(other.getByRole('log')).not.toContainText('Hva heter du')
  await page.getByRole('button', { name: 'Behold bare dette løpet' }).click()
  await expect(page.getByRole('region', { name: 'Løp 2' })).toHaveCount(0)
})

test('BEY-12 SAND-03 a real conversation is counted, and opened as a run with its personal data masked', async ({
  page,
}) => {
  const phone = newNumber()
  await startChat(page, '/login')
  await chooseTitle(page, 'Jeg er ny')
  await answer(page, 'Fornavn og etternavn', 'Solveig Særegen')
  await answer(page, words.nb_NO.phone, phone)
  await hears(page, /e-post/i)
  await makeCustomer(page)
  await openSandbox(page, 'generic_signup')

  const funnel = panel(page, 'Trakt')
  await funnel.locator('summary').first().click()
  await expect(funnel.getByRole('row', { name: /^email [1-9]/ })).toBeVisible()
  await funnel.getByLabel('Side').selectOption('/login')
  await expect(funnel.getByText(/^Samtaler: [1-9]/)).toBeVisible()
  await expect(page.locator('svg [aria-label^="email,"]')).toHaveAttribute('aria-label', /[1-9]/)

  const conversations = panel(page, 'Ekte samtaler')
  await conversations.locator('summary').first().click()
  await conversations.getByRole('button', { name: 'Åpne' }).first().click()
  await standsAt(page, 'email')
  const heard = page.getByRole('log').first()
  await expect(heard.getByText('Kari Nordmann')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Solveig')
  await expect(page.locator('main')).not.toContainText(phone)
})

test('SAND-04 the drawing marks uncovered steps, and a step names the replays that cover it', async ({ page }) => {
  await makeCustomer(page)
  await openSandbox(page, 'generic_signup')
  await panel(page, 'Dekning').locator('summary').first().click()
  await page.getByLabel('Vis på tegningen').check()
  await expect(page.locator('svg [aria-label^="hello,"]')).toHaveAttribute('aria-label', /opptak/)
  await page.locator('svg [aria-label^="hello,"]').click({ position: { x: 24, y: 10 } })
  await panel(page, 'Steg').locator('summary').first().click()
  await panel(page, 'Steg').getByRole('searchbox').fill('signs in with phone')
  await panel(page, 'Steg').getByRole('button', { name: 'flow-06-a-customer-signs-in-with-phone-and-code' }).click()
  await standsAt(page, 'hello')
  await expect(panel(page, 'Steg')).toContainText('flows/generic-signup/flow.ts:')
})

test('SAND-04 the run is played through another version of the flow, and differences in words are listed', async ({
  page,
}) => {
  const other = 'build/other-version'
  for (const part of ['flows', 'contracts', 'locales', 'package.json'])
    cpSync(part, `${other}/${part}`, { recursive: true, filter: (file) => !file.includes(WRITTEN_BY_A_TEST) })
  const words = `${other}/locales/nb_NO/flows-every-element.po`
  writeFileSync(words, readFileSync(words, 'utf8').replace(/(msgid "every.offer"\nmsgstr ").*"/, '$1Gamle ord"'))
  try {
    await makeCustomer(page)
    await openSandbox(page, 'every_element')
    await choose(page, 'go')
    await standsAt(page, 'offer')
    const differences = panel(page, 'Forskjeller')
    await differences.locator('summary').first().click()
    const compare = async (base: string, told: string) => {
      await differences.getByRole('textbox').fill(base)
      await differences.getByRole('button', { name: 'Sammenlign' }).click()
      // Each version is played in a process of its own, which the server gives 20 seconds.
      await expect(differences.getByText(told)).toBeVisible({ timeout: 30_000 })
    }
    await compare('.', 'Ingen forskjell.')
    await compare(other, 'Gamle ord')
  } finally {
    rmSync(other, { recursive: true, force: true })
  }
})

test('SAND-05 a visitor is sent to sign in, and the sandbox is nowhere announced to search engines', async ({
  page,
}) => {
  await page.goto('/flowsandbox/generic_signup')
  await expect(page).toHaveURL('/login')
  await makeCustomer(page)
  const answer = await page.goto('/flowsandbox/generic_signup')
  expect(answer?.headers()['x-robots-tag']).toContain('noindex')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect((await page.goto('/flowsandbox/nowhere'))?.status()).toBe(404)
})

test('SAND-01 nothing of the sandbox is loaded on other pages', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/mobilabonnement', '/login', '/kundeservice']) await page.goto(path)
  await makeCustomer(page)
  await page.goto('/products')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /sandbox|statechart|dagre|replay/.test(url))).toEqual([])
})

test('FLOW-07 a flow is opened at a step, with the product and its value the address names', async ({ page }) => {
  await makeCustomer(page)
  await page.goto('/flowsandbox/mobile_onboarding/init_with_fixed_start/mobile/6gb')
  await hears(page, /Du har sett på 6 GB til 339\skr i måneden/)
  await page.goto('/flowsandbox/mobile_onboarding/whose')
  await standsAt(page, 'order.whose')
})
