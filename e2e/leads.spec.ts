import { pick, tabTo, type } from './by-keyboard.ts'
import { answer, choice, choose, hears, log, startChat, words } from './journey.ts'
import { makeCustomer, newNumber } from './customers.ts'
import { startLeadReceiver, type LeadReceiver } from './lead-receiver.ts'
import { expect, test as base } from './portal-test.ts'

const test = base.extend<object, { receiver: LeadReceiver }>({
  receiver: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const receiver = await startLeadReceiver()
      await use(receiver)
      await receiver.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ receiver }, use) => use({ LEAD_WEBHOOK_URL: receiver.url, LEAD_WEBHOOK_SECRET: receiver.secret }),
    { scope: 'worker' },
  ],
})

// One worker: each further one would start such a portal for itself.
test.describe.configure({ mode: 'default' })

const { nb_NO } = words
const NAME = 'Fornavn og etternavn'
const BOX = /^Jeg gir fullmakt/
const OWN_WORDS = 'Spør om hva som helst, eller svar med egne ord'

async function leadOf({ leads }: LeadReceiver, phone: string, timeout = 30_000) {
  const found = () => [...leads.values()].filter((lead) => lead.phone === `+47${phone}`)
  await expect.poll(() => found().length, { timeout }).toBe(1)
  return found()[0]
}

test('FLOW-06 CHAT-10 PAGE-13 insurance by keyboard, with power of attorney, and the lead reaches its receiver signed', async ({
  page,
  receiver,
  accessible,
}) => {
  test.slow()
  const phone = newNumber()
  const html = await (await page.request.get('/forsikring')).text()
  expect(html).toContain('Hva vil du forsikre?')
  await startChat(page, '/forsikring')
  await accessible(page)
  await pick(page, 'Innbo')
  await pick(page, 'Bil')
  await pick(page, 'Nei, det er alt')
  await hears(page, /^Fullmakten gjelder bare dette/)
  const give = choice(page, 'Gi fullmakt')
  await expect(give).toBeDisabled()
  await expect(choice(page, 'Nei, jeg finner papirene selv')).toBeEnabled()
  await accessible(page)
  await tabTo(page, page.getByRole('checkbox', { name: BOX }))
  await page.keyboard.press('Space')
  await expect(give).toBeEnabled()
  await pick(page, 'Gi fullmakt')
  await type(page, NAME, 'Kari')
  await hears(page, /fornavn og etternavn, for eksempel/)
  await type(page, NAME, 'Kari Nordmann')
  await type(page, nb_NO.phone, phone)
  await type(page, nb_NO.email, 'kari@example.no')
  await expect(log(page).getByRole('definition').filter({ hasText: 'Gitt, i 60 dager' })).toBeVisible()
  await pick(page, 'Send til rådgiveren')
  await hears(page, 'Takk, Kari! Nå er det sendt.')
  await hears(page, /innen to arbeidsdager/)
  await accessible(page)
  expect(await leadOf(receiver, phone)).toMatchObject({
    locale: 'nb_NO',
    name: { firstName: 'Kari', lastName: 'Nordmann' },
    email: 'kari@example.no',
    lead: { kind: 'insurance', cover: ['home', 'car'] },
    consentText: expect.stringMatching(BOX),
  })
  await page.reload()
  await hears(page, 'Takk, Kari! Nå er det sendt.')
})

test('FLOW-06 HEAR-05 a signed-in customer is asked for nothing that is known, a wish for the call is passed on, and a box ticked in vain is not sent', async ({
  page,
  receiver,
}) => {
  const person = await makeCustomer(page)
  await startChat(page, '/insurance')
  await hears(page, /^Hei, Kari!/)
  await choose(page, 'Reise')
  await choose(page, 'Nei, det er alt')
  await page.getByRole('checkbox', { name: BOX }).check()
  await page.getByRole('checkbox', { name: BOX }).uncheck()
  await expect(choice(page, 'Gi fullmakt')).toBeDisabled()
  await choose(page, 'Nei, jeg finner papirene selv')
  await answer(page, OWN_WORDS, 'kan dere ringe etter 16? jeg er på jobb')
  await hears(page, 'Det sier jeg fra om til rådgiveren.')
  await choose(page, 'Send til rådgiveren')
  await hears(page, /Ha gjerne forsikringspapirene klare/)
  const lead = await leadOf(receiver, person.phone)
  const wished = { cover: ['travel'], callWish: expect.stringContaining('etter 16') }
  expect(lead).toMatchObject({ customerId: expect.any(String), lead: { kind: 'insurance', ...wished } })
  expect(lead).not.toHaveProperty('consentText')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('CHAT-10 the consent box is required by the browser for the first answer and not for the other', async ({
    page,
    receiver,
  }) => {
    const phone = newNumber()
    await page.goto('/forsikring')
    await choose(page, 'Hytte')
    await choose(page, 'Nei, det er alt')
    await choose(page, 'Gi fullmakt')
    await expect(page.getByRole('checkbox', { name: BOX })).toBeFocused()
    await expect(page.getByLabel(NAME)).toHaveCount(0)
    await page.getByRole('checkbox', { name: BOX }).check()
    await choose(page, 'Gi fullmakt')
    await page.getByLabel(NAME).fill('Ola Hansen')
    await page.getByLabel(NAME).press('Enter')
    await page.getByLabel(nb_NO.phone).fill(phone)
    await page.getByLabel(nb_NO.phone).press('Enter')
    await choose(page, 'Bare ring meg')
    await choose(page, 'Send til rådgiveren')
    await hears(page, 'Takk, Ola! Nå er det sendt.')
    expect(await leadOf(receiver, phone)).toMatchObject({
      lead: { cover: ['cabin'] },
      consentText: expect.stringMatching(BOX),
    })
  })
})

test('REL-01 a lead counts as sent while its receiver is down, survives a crash of the portal, and comes once', async ({
  page,
  portal,
  receiver,
}) => {
  test.slow()
  const phone = newNumber()
  const before = receiver.turnedAway()
  receiver.setDown(true)
  await startChat(page, '/forsikring')
  await choose(page, 'Hus')
  await choose(page, 'Nei, det er alt')
  await choose(page, 'Nei, jeg finner papirene selv')
  await page.getByLabel(NAME).fill('Eva Lund')
  await page.getByLabel(NAME).press('Enter')
  await page.getByLabel(nb_NO.phone).fill(phone)
  await page.getByLabel(nb_NO.phone).press('Enter')
  await choose(page, 'Bare ring meg')
  await choose(page, 'Send til rådgiveren')
  await hears(page, 'Takk, Eva! Nå er det sendt.')
  await expect.poll(() => receiver.turnedAway() - before, { timeout: 30_000 }).toBeGreaterThan(0)
  await portal.crash()
  receiver.setDown(false)
  expect(await leadOf(receiver, phone, 90_000)).toMatchObject({
    name: { firstName: 'Eva' },
    lead: { cover: ['house'] },
  })
  expect(portal.output()).not.toContain(phone)
})

test('PAGE-14 the hidden page is not indexed and has the conversation its address names', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/hiddenInsurance/insurance_intro/init_no_refin')
  await hears(page, /^Hei! Vi ser om du kan få billigere forsikring/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await accessible(page)
  expect((await page.goto('/forsikring/finnes-ikke/init'))?.status()).toBe(404)
})

test('PAGE-13 SEC-04 an address with a session shows it to who began it, and nobody else', async ({
  page,
  browser,
  portal,
}) => {
  await startChat(page, '/forsikring')
  await choose(page, 'Kjæledyr')
  await hears(page, 'Kjæledyr er med. Vil du ha med noe mer?')
  const session = await page.locator('input[name="session"]').first().inputValue()
  const address = `/forsikring/insurance_leads/init/${encodeURIComponent(session)}`
  await page.goto(address)
  await hears(page, 'Kjæledyr er med. Vil du ha med noe mer?')
  const stranger = await browser.newContext({ baseURL: portal.url })
  const other = await stranger.newPage()
  await other.goto(address)
  await hears(other, /^Hva vil du forsikre/)
  await expect(log(other).getByText('Kjæledyr er med.')).toHaveCount(0)
  await stranger.close()
})

test('PAGE-20 FLOW-06 satisfaction by keyboard: a score, a reason, thanks', async ({ page, accessible }) => {
  await startChat(page, '/tilbakemelding-mobil')
  await accessible(page)
  await pick(page, '4 – Fornøyd')
  await hears(page, 'Så hyggelig! Hva er du mest fornøyd med?')
  await type(page, 'Med dine egne ord', 'God dekning på hytta')
  await hears(page, /^Tusen takk!/)
  await accessible(page)
})

test('PAGE-02 the introduction continues with its product’s conversation in the same chat', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/intro?product=insurance')
  await accessible(page)
  await pick(page, 'Jeg er ute etter noe annet')
  await expect(choice(page, 'Refinansiering')).toHaveCount(0)
  await startChat(page, '/intro?product=refinancing')
  await pick(page, 'Jeg er ute etter noe annet')
  await pick(page, 'Forsikring')
  await hears(page, /^Hva vil du forsikre/)
  await pick(page, 'Hus')
  await hears(page, 'Hus er med. Vil du ha med noe mer?')
  await page.reload()
  await hears(page, 'Hus er med. Vil du ha med noe mer?')
  for (const path of ['/forsikring', '/refinansiering', '/mobilabonnement'])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
})

test('PAGE-02 in Sweden power is introduced, and what is not sold there is greyed out', async ({
  page,
  portal,
  accessible,
}) => {
  await page.context().addCookies([{ name: 'prat_locale', value: 'sv_SE', url: portal.url }])
  await startChat(page, '/intro')
  await accessible(page)
  await expect(page.getByRole('main').locator('a[href="/forsikring"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ja, visa mig', exact: true }).click()
  await expect(page.getByRole('log')).toContainText(/adress/i)
})

test('PAGE-02 a signed-in customer is redirected to /welcome', async ({ page }) => {
  await makeCustomer(page)
  await page.goto('/intro')
  await expect(page).toHaveURL('/welcome')
})
