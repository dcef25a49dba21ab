import { choose, startChat } from './journey.ts'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'
import { tooWide } from './too-wide.ts'
import { openSandbox, panel, showPart, standsAt, timeline } from './sandbox-journey.ts'

test.use({ viewport: { width: 1440, height: 1000 } })

test('SAND-01 the sandbox has the whole window, and each part of it is sized by mouse and keyboard', async ({
  page,
  accessible,
}) => {
  await makeCustomer(page)
  for (const path of ['/flowsandbox/generic_signup', '/flowsandbox/machines/auth']) {
    await page.goto(path)
    await expect(page.getByRole('separator')).toHaveCount(3)
    for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.getByText('informasjonskapsler')).toHaveCount(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight),
      'the page itself does not scroll',
    ).toBe(true)
    await accessible(page)
  }
  const drawing = page.getByRole('region', { name: 'Tilstandskart over auth' })
  const widthOf = async () => Math.round((await drawing.boundingBox())?.width ?? 0)
  const panels = page.getByRole('separator', { name: 'Størrelse: Paneler' })
  const before = await widthOf()
  await panels.press('Enter')
  await expect(panel(page, 'Dekning')).toBeHidden()
  expect(await widthOf()).toBeGreaterThan(before + 200)
  await panels.press('Enter')
  await expect(panel(page, 'Dekning')).toBeVisible()
  expect(await widthOf()).toBe(before)
  const bar = await panels.boundingBox()
  if (!bar) throw new Error('no separator')
  await page.mouse.move(bar.x + 2, bar.y + 300)
  await page.mouse.down()
  await page.mouse.move(bar.x - 158, bar.y + 300, { steps: 4 })
  await page.mouse.up()
  expect(Math.abs(before - (await widthOf()) - 160)).toBeLessThan(20)
})

test('SAND-01 the longest flow is read in boxes that open and close, by mouse and keyboard, fits, and has a map', async ({
  page,
  accessible,
}) => {
  await makeCustomer(page)
  await openSandbox(page, 'mobile_from_external')
  const chart = page.getByRole('region', { name: 'Tilstandskart over mobile_from_external' })
  const drawn = chart.locator('svg[role="group"] [role="button"]')
  const step = (name: string) => chart.locator(`[aria-label^="${name},"]`)
  await step('order').press('Enter')
  const first = chart.locator('[aria-label^="order, velger vei"]')
  await expect(first, 'an opened box shows its first step').toBeInViewport({ ratio: 1 })
  const begun = await drawn.count()
  await expect(step('order.credit')).toHaveAttribute('aria-expanded', 'false')
  await expect(step('order.credit')).toHaveAttribute('aria-label', /9 steg/)
  await expect(step('order.credit_check')).toHaveCount(0)
  await step('order.credit').press('Enter')
  await expect(step('order.credit')).toHaveAttribute('aria-expanded', 'true')
  await expect(drawn).toHaveCount(begun + 9)
  await expect(step('order.credit')).toBeFocused()
  await step('order.credit').press('ArrowDown')
  await expect(chart.locator('[aria-label^="order.credit_"]:focus')).toHaveCount(1)
  await step('order.credit').press('Enter')
  await expect(drawn).toHaveCount(begun)

  const scroller = chart.locator('svg[role="group"]').locator('..')
  const isWhole = () =>
    scroller.evaluate((box) => box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1)
  expect(await isWhole()).toBe(false)
  const map = chart.locator('svg[aria-hidden="true"]').last()
  await expect(map).toBeVisible()
  const seen = await map.boundingBox()
  if (!seen) throw new Error('no map')
  await page.mouse.click(seen.x + seen.width / 2, seen.y + seen.height - 4)
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(400)
  await chart.getByRole('button', { name: 'Vis alt' }).click()
  await expect.poll(isWhole).toBe(true)
  await expect(map, 'a map of what is in view already').toBeHidden()

  await chart.getByRole('button', { name: 'Åpne alle' }).click()
  await expect(step('order.credit_check')).toHaveCount(1)
  await chart.getByRole('button', { name: 'Lukk alle' }).click()
  await expect(step('order.credit_check')).toHaveCount(0)
  await chart.getByRole('combobox', { name: 'Finn tilstand' }).fill('order.credit_check')
  await chart.getByRole('combobox', { name: 'Finn tilstand' }).press('Enter')
  await expect(step('order.credit_check'), 'what is looked for opens its box').toHaveAttribute('aria-pressed', 'true')
  await accessible(page)
})

test('SAND-01 SAND-04 the index shows each flow with its drawing, steps, coverage, findings, live conversations and locales', async ({
  page,
  accessible,
}) => {
  await startChat(page, '/login')
  await choose(page, 'Jeg er kunde')
  await expect(page.getByLabel('Mobilnummer')).toBeVisible()
  await makeCustomer(page)
  await page.goto('/flowsandbox')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'generic_signup' }) })
  await card.scrollIntoViewIfNeeded()
  await expect(card).toContainText(/\d+ steg · [1-9]\d* samtaler? pågår/)
  await expect(card).toContainText('nb_NO sv_SE da_DK en_US')
  await expect(card.locator('svg g[data-kind]').first()).toBeVisible()
  await expect(card).toContainText(/\d+ opptak går 100 % av stegene og 100 % av veiene/, { timeout: 60_000 })
  await expect(card).toContainText('Ingen funn')
  await accessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(tooWide)).toBe(0)
  await card.getByRole('link', { name: 'generic_signup' }).click()
  await expect(page).toHaveURL('/flowsandbox/generic_signup')
})

test('SAND-01 on a phone drawing, chat and panels are tabs, and nothing is cut', async ({ page, accessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await makeCustomer(page)
  await openSandbox(page, 'mobile_onboarding')
  await standsAt(page, 'order.plan')
  const isWithin = () =>
    page.evaluate(() => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement
      return scrollWidth <= clientWidth && scrollHeight <= clientHeight
    })
  expect(await isWithin()).toBe(true)
  await accessible(page)
  await showPart(page, 'Samtale')
  await expect(page.getByRole('log')).toBeVisible()
  await page.getByRole('button', { name: 'Hjelp meg å velge' }).click()
  expect(await isWithin()).toBe(true)
  await accessible(page)
  await page.getByRole('button', { name: 'Flere valg' }).click()
  await page.getByLabel('Språk').selectOption('en_US')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('log')).toContainText('data')
  await showPart(page, 'Paneler')
  await expect(panel(page, 'Steg')).toContainText('order.plan_need')
  expect(await isWithin()).toBe(true)
  await accessible(page)
  await showPart(page, 'Tegning')
  await standsAt(page, 'order.plan_need')
  await timeline(page).back.click()
  await standsAt(page, 'order.plan')
})
