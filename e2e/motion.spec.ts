import type { Page } from '@playwright/test'
import { newNumber } from './customers.ts'
import { choice, choose, log, startChat, takenOver, words } from './journey.ts'
import { expect, test } from './portal-test.ts'
import { tooWide } from './too-wide.ts'
import {
  begun,
  moveByClock,
  placeInLog,
  runFrames,
  stopClock,
  touchUntil,
  watch,
  watchLeaving,
  type Frame,
} from './watch-motion.ts'

const { nb_NO } = words

/** Opens a page with a chat and waits until what moves it is there. */
async function startMoving(page: Page, path: string): Promise<void> {
  const features = page.waitForEvent('requestfinished', isFeatures)
  await startChat(page, path)
  await touchUntil(page, features)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

const isFeatures = (request: { url: () => string }) => /\/assets\/motion-features-/.test(request.url())
const OWN = '[role="log"] [data-from="visitor"] [data-tone]'

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('CHAT-03 CHAT-16 a chosen answer becomes its bubble: it comes from the button it was chosen with', async ({
    page,
  }) => {
    await moveByClock(page)
    await startMoving(page, '/mobilabonnement')
    await stopClock(page)
    const seen = await watch(page, OWN)
    const button = choice(page, /^6 GB,/)
    await button.scrollIntoViewIfNeeded()
    const place = await placeInLog(button)
    await button.click()
    await expect(page.locator(OWN)).toHaveCount(1)
    await runFrames(page, 30)
    await page.clock.resume()
    await choice(page, nb_NO.adult).waitFor()
    const frames = await seen()
    expect(frames.length, 'frames in which it is under way').toBeGreaterThan(2)
    expect(begun(frames, place), 'how much of the way it has made when first seen').toBeLessThan(0.5)
    expect(frames.at(-1)?.element, 'bubbles seen: the one that flew is the one that stays').toBe(1)
    expect(frames[0]?.opacity, 'it is whole from the first frame on').toBeGreaterThan(0.9)
    expect(await log(page).locator('[data-from="visitor"]').count()).toBe(1)
  })

  test('CHAT-03 CHAT-16 a typed answer becomes its bubble: it comes from the field it was typed in', async ({
    page,
  }) => {
    await moveByClock(page)
    await startMoving(page, '/mobilabonnement')
    const field = page.getByRole('textbox', { name: /^Spør om/ })
    await field.fill('Er det bindingstid?')
    await stopClock(page)
    const seen = await watch(page, OWN)
    const place = await placeInLog(field)
    await field.press('Enter')
    await expect(page.locator(OWN)).toHaveCount(1)
    await runFrames(page, 30)
    await page.clock.resume()
    await expect(log(page).locator('[data-from="bot"]').nth(2)).toBeVisible()
    const frames = await seen()
    expect(frames.length, 'frames in which it is under way').toBeGreaterThan(2)
    expect(begun(frames, place), 'how much of the way it has made when first seen').toBeLessThan(0.5)
    expect(frames.at(-1)?.element, 'bubbles seen: the one that flew is the one that stays').toBe(1)
  })

  test('CHAT-16 suggestions that have been answered fade, out of reach, out of hearing and without pushing anything', async ({
    page,
  }) => {
    await moveByClock(page)
    await startMoving(page, '/mobilabonnement')
    const leaving = await watchLeaving(page, '#chat [inert]')
    await stopClock(page)
    await choose(page, /^6 GB,/)
    await expect(page.locator('#chat [inert]')).not.toHaveCount(0)
    await runFrames(page, 30)
    await page.clock.resume()
    await choice(page, nb_NO.adult).waitFor()
    await expect(page.locator('#chat [inert]')).toHaveCount(0)
    const frames = await leaving()
    expect(frames.length, 'frames in which they leave').toBeGreaterThan(2)
    expect(frames.at(-1)?.opacity).toBeLessThan(0.6)
    for (const { hidden, position, chosen, reached } of frames)
      expect({ hidden, position, chosen, reached }).toEqual({
        hidden: 'true',
        position: 'absolute',
        chosen: 'hidden',
        reached: false,
      })
  })

  test('CHAT-03 a tap on a suggestion that is still coming in counts', async ({ page }) => {
    await startMoving(page, '/mobilabonnement')
    await choose(page, /^6 GB,/)
    await page.waitForFunction((name) => {
      const button = [...document.querySelectorAll('#chat :not([inert]) > form button')].find((one) =>
        one.textContent.startsWith(name),
      )
      if (!(button instanceof HTMLElement)) return false
      const { left, top, width, height } = button.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!(hit instanceof HTMLElement) || !button.contains(hit)) return false
      hit.click()
      return true
    }, 'Jeg, eller')
    await choice(page, nb_NO.newNumber).waitFor()
    await expect(log(page).getByText(nb_NO.adult)).toHaveCount(1)
  })

  test('CHAT-18 an answer, the elements it removes and those that follow cause no layout shift @desktop', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await startMoving(page, '/mobilabonnement/6gb')
    // What moves while the page loads, the fonts by a hair, is measured by the widget's own test.
    await page.evaluate(() => Reflect.get(globalThis, 'shifts').splice(0))
    await choose(page, 'Ja, det vil jeg ha')
    await choose(page, nb_NO.adult)
    await choose(page, nb_NO.newNumber)
    await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
  })

  test('SIGN-05 a step of the sign-up goes the way the visitor goes, for 500 to 600 ms, and the one before it leaves', async ({
    page,
  }) => {
    await moveByClock(page)
    const features = page.waitForEvent('requestfinished', isFeatures)
    await page.goto('/signup')
    await takenOver(page, 'main form')
    await touchUntil(page, features)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    await stopClock(page)
    const steps = page.locator('main [tabindex="-1"]:has(> form)')
    /** What a step that comes in does, frame by frame, up to the one in which it is at rest. */
    const comingIn = async (go: () => Promise<void>, next: string) => {
      const seen = await watch(page, 'main [tabindex="-1"]:has(> form):not([inert])')
      await go()
      await expect(page.getByLabel(next, { exact: true })).toBeFocused()
      await runFrames(page, 60)
      await expect(steps).toHaveCount(1)
      const frames = await seen()
      return frames.filter(({ element }) => element === frames.at(-1)?.element)
    }
    const answered = async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text)
      await page.keyboard.press('Enter')
    }
    const rest = (await steps.boundingBox())?.x ?? 0
    const forward = await comingIn(() => answered('Fornavn og etternavn', 'Nora Lie'), 'Mobilnummer')
    expect(forward[0]?.x, 'on: it comes from the right').toBeGreaterThan(rest + 20)
    expect(forward.at(-1)?.x).toBe(rest)
    expect(lasting(forward)).toBeGreaterThanOrEqual(500)
    expect(lasting(forward)).toBeLessThanOrEqual(600)

    await comingIn(() => answered('Mobilnummer', newNumber()), 'E-post')
    const back = await comingIn(() => page.getByRole('link', { name: 'Tilbake' }).click(), 'Mobilnummer')
    expect(back[0]?.x, 'back: it comes from the left').toBeLessThan(rest - 20)
    expect(back.at(-1)?.x).toBe(rest)
    expect(await page.evaluate(tooWide)).toBe(0)
  })

  test('CHAT-17 SHELL-13 a dialog and a toast that are closed fade out of reach, and the page under them is there at once', async ({
    page,
  }) => {
    await moveByClock(page)
    await startMoving(page, '/kitchensink')
    const opener = page.getByRole('button', { name: 'Dialog', exact: true })
    await opener.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).waitFor()
    const dialog = await watchLeaving(page, 'dialog[inert]')
    await stopClock(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await runFrames(page, 30)
    await expect(page.locator('dialog[inert]')).toHaveCount(0)
    const frames = await dialog()
    expect(frames.length, 'frames in which it leaves').toBeGreaterThan(2)
    expect(new Set(frames.map(({ focused, reached }) => `${focused} ${reached}`))).toEqual(new Set(['Dialog false']))

    // Samples of toasts stand on the page; the one that comes is the last.
    const closes = page.getByRole('button', { name: 'Lukk', exact: true })
    const samples = await closes.count()
    await page.getByRole('button', { name: 'Toast', exact: true }).click()
    const shown = async () => {
      await runFrames(page, 10)
      return closes.count()
    }
    await expect.poll(shown).toBe(samples + 1)
    await runFrames(page, 30)
    const toast = await watchLeaving(page, '[inert]:has([role="status"])')
    await closes.last().click()
    await runFrames(page, 30)
    await expect(page.locator('[inert]:has([role="status"])')).toHaveCount(0)
    expect((await toast()).length, 'frames in which it leaves').toBeGreaterThan(2)
  })
})

const lasting = (frames: readonly Frame[]) => (frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0)

test('CHAT-16 SIGN-05 with reduced motion the animation code is not fetched: bubbles and steps appear at once', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => isFeatures(request) && fetched.push(request.url()))
  await startChat(page, '/mobilabonnement')
  await page.waitForLoadState('networkidle')
  const seen = await watch(page, OWN)
  await choose(page, /^6 GB,/)
  await choice(page, nb_NO.adult).waitFor()
  await expect(page.locator('#chat [inert]')).toHaveCount(0)
  const frames = await seen()
  expect(new Set(frames.map(({ x, opacity }) => `${x} ${opacity > 0.9}`)).size, 'places it was seen in').toBe(1)
  await page.goto('/signup')
  await takenOver(page, 'main form')
  await page.getByLabel('Fornavn og etternavn').fill('Nora Lie')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Mobilnummer')).toBeFocused()
  await expect(page.locator('main [tabindex="-1"]:has(> form)')).toHaveCount(1)
  expect(await page.evaluate(moving)).toEqual([])
  expect(fetched).toEqual([])
})

/** The names of what animates on the page, but for colours that change in place. */
function moving(): string[] {
  return document
    .getAnimations()
    .map((animation) => (animation instanceof CSSTransition ? animation.transitionProperty : animation.id || 'unnamed'))
    .filter((name) => !name.endsWith('color'))
}
