import { expect, type Locator, type Page } from '@playwright/test'
import { choice } from './journey.ts'

/** Presses Tab until the element has the focus; whatever has it on the way shows that it does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  // Twice around a long page: one that still changes may be passed the first time.
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expect.poll(() => focusShows(page), 'the focus can be seen').toBe(true)
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

/** Whether the focused element has an outline or a ring. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return true
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })

/** Answers by a suggestion, with Tab and Enter; `spoken` in another language than Norwegian. */
export async function pick(page: Page, title: string | RegExp, spoken?: { choices: string }): Promise<void> {
  await tabTo(page, choice(page, title, spoken))
  await page.keyboard.press('Enter')
}

/** Answers in the field of this label, with Tab, keys and Enter. */
export async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
