import type { Locator } from '@playwright/test'
import { takenOver } from './journey.ts'
import { makeCustomer } from './customers.ts'
import { expect, test } from './portal-test.ts'

async function boxOf(element: Locator) {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error('the element is not drawn')
  return box
}

test('SHELL-06 the cookie notice takes little of a phone, and nothing of the first view at 400 % zoom', async ({
  page,
  portal,
}) => {
  for (const locale of ['nb_NO', 'sv_SE', 'da_DK', 'en_US']) {
    await page.context().addCookies([{ name: 'prat_locale', value: locale, url: portal.url }])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/kundeservice')
    const notice = page.getByRole('region').filter({ has: page.locator('[name="choice"]') })
    expect((await boxOf(notice)).height).toBeLessThan(0.14 * 844)
    await page.setViewportSize({ width: 320, height: 256 })
    expect((await boxOf(notice)).y).toBeGreaterThan(256)
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(0.3 * 256)
  }
})

test('SHELL-18 in print the company line is as dark as the rest', async ({ page }) => {
  await page.goto('/mobilabonnement')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('footer p').last()).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('footer strong')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('main')).toHaveCSS('--tint-soft', '#e2ecfa')
})

test('PAGE-06 a plan card shows the focus of the keyboard', async ({ page }) => {
  await page.goto('/mobil/produkter')
  const link = page.getByRole('article').getByRole('link').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('article').first()).toHaveCSS('outline-style', 'solid')
})

test('PAGE-10 a chosen price tab can be read under the pointer, and the table fills its dialog', async ({
  page,
  accessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/mobilabonnement/ovrige-priser-alle-abonnement')
  await takenOver(page, '[role="tab"]')
  await page.getByRole('tab', { selected: true }).hover()
  await accessible(page)
  await page.getByRole('tab', { selected: false }).first().hover()
  await accessible(page)
  await page.goto('/mobilabonnement/6gb')
  await takenOver(page)
  await page.getByRole('main').getByRole('link', { name: 'Øvrige priser' }).click()
  const dialog = page.getByRole('dialog')
  const table = await boxOf(dialog.getByRole('table').first())
  expect(table.width).toBe((await boxOf(dialog.getByRole('tabpanel').first())).width)
})

test('CHAT-18 on a very wide screen the tallest parts of the picture are clear of its fading edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 })
  await page.goto('/mobilabonnement')
  const scene = await boxOf(page.getByRole('main').locator('img').first())
  // The picture is 1440 × 560, aligned to the bottom; the mast begins at y = 238.
  const mastFromTop = scene.height - (2560 / 1440) * (560 - 238)
  expect(mastFromTop).toBeGreaterThan(0.14 * scene.height)
})

test('PROD-04 the link back to all products covers no text, nor anything in a small window', async ({ page }) => {
  await makeCustomer(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/mobile')
  const back = page.getByRole('link', { name: 'Alle produktene dine' })
  const bar = back.locator('..')
  await expect(back).toBeInViewport()
  expect(await boxOf(bar)).toMatchObject({ x: 0, width: 390 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = await boxOf(page.locator('footer p').last())
  expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(bar)).y)
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(bar).toHaveCSS('position', 'static')
})
