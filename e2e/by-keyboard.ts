import { expect, type Locator, type Page } from '@playwright/test'
import { choice } from './journey.ts'

/** Presses Tab until the element has the focus; fails when a focused element on the way shows no focus indicator. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // Enough presses for two rounds: a page that is still changing may skip the element in the first round.
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expect.poll(() => focusShows(page), 'the focus can be seen').toBe(true)
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

const focusShows = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return true
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })

export async function pick(page: Page, title: string | RegExp, spoken?: { choices: string }): Promise<void> {
  await tabTo(page, choice(page, title, spoken))
  await page.keyboard.press('Enter')
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
