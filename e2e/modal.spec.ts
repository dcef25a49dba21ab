import { choice, choose, goOn, hears, log, subscriptions, takenOver, words } from './journey.ts'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words

test('CHAT-17 PROD-02 FLOW-05 a customer orders in the dialog and is asked nothing that is known, twice', async ({
  page,
  accessible,
}) => {
  await makeCustomer(page)
  await page.goto('/products')
  await takenOver(page, 'main a[href]')
  await accessible(page)
  for (const [order, plan] of [
    ['Bestill', '3 GB'],
    ['Bestill et abonnement til', '6 GB'],
  ] as const) {
    await takenOver(page, 'main a[href]')
    await page.getByRole('main').getByRole('link', { name: order }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Bestill mobilabonnement' })
    await hears(page, /^Hei igjen, Kari!/)
    await choose(page, new RegExp(`^${plan},`))
    await choose(page, nb_NO.adult)
    await choose(page, nb_NO.newNumber)
    await choose(page, nb_NO.credit)
    await expect(dialog.getByRole('definition').filter({ hasText: 'Storgata 12B, 0184 Oslo' })).toBeVisible()
    if (plan === '3 GB') await accessible(page)
    await expect(dialog.getByRole('textbox')).toHaveAccessibleName('Spør om hva som helst, eller svar med egne ord')
    await choose(page, nb_NO.confirm)
    await goOn(page)
    await expect(page.getByRole('region', { name: new RegExp(`^${plan} `) })).toBeVisible({ timeout: 20_000 })
    await expect(dialog).toBeHidden()
  }
  expect(await subscriptions(page)).toEqual(['6 GB', '3 GB'])
})

test('CHAT-17 the dialog closes and opens on the same conversation, and gives the focus back @desktop', async ({
  page,
}) => {
  await makeCustomer(page)
  await page.goto('/products')
  await takenOver(page, 'main a[href]')
  const order = page.getByRole('main').getByRole('link', { name: 'Bestill', exact: false }).first()
  await order.click()
  await choose(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(order).toBeFocused()
  await page.keyboard.press('Enter')
  await choice(page, nb_NO.adult).waitFor()
  await expect(log(page).getByText(/^6 GB,/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Lukk samtalen' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('CHAT-17 the dialog is the whole screen on a phone, and 1500 with 900 inside at most elsewhere @desktop', async ({
  page,
  isMobile,
}) => {
  await makeCustomer(page)
  await page.goto('/products')
  await takenOver(page, 'main a[href]')
  await page.getByRole('main').getByRole('link', { name: 'Bestill' }).first().click()
  const dialog = page.getByRole('dialog')
  await choice(page, /^6 GB,/).waitFor()
  const size = async () => dialog.evaluate((element) => element.getBoundingClientRect().toJSON())
  if (isMobile) {
    await expect.poll(size).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    return
  }
  expect((await size()).height).toBeLessThan(900)
  await page.setViewportSize({ width: 1920, height: 1800 })
  expect((await size()).height).toBeLessThanOrEqual(1500)
  await choose(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  expect(
    await dialog
      .getByRole('region', { name: 'Samtalen' })
      .evaluate((element) => element.getBoundingClientRect().height),
  ).toBeLessThanOrEqual(900)
})
