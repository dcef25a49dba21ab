import type { Page } from '@playwright/test'
import { takenOver } from './journey.ts'
import { expect, test } from './portal-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Call before navigating; returns a function that sums the layout shifts so far and names what moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(globalThis, { shifts })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'a removed element')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'sources' in entry && Array.isArray(entry.sources))) continue
        const moved = entry.sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} from ${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]}`,
        )
        shifts.push({ value: Number(entry.value), moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // A layout shift is reported only after its frame.
      for (let frames = 0; frames < 3; frames++) await new Promise((drawn) => requestAnimationFrame(drawn))
      const shifts: { value: number; moved: string[] }[] = Reflect.get(globalThis, 'shifts')
      return {
        sum: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ moved }) => moved).join('; '),
      }
    })
}

const PATHS = ['/', '/mobilabonnement', '/mobilabonnement/6gb', '/login', '/mobilabonnement/produkter', '/kundeservice']

for (const path of PATHS) {
  test(`CHAT-18 nothing on ${path} moves while it loads, and the fonts take their places within a hair @desktop`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page)
    const waiting = Promise.withResolvers<void>()
    let comes = false
    await page.route('**/*.woff2', async (route) => {
      if (!comes) return route.fulfill({ status: 404 })
      await waiting.promise
      return route.continue()
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const early = await shifted()
    expect(early.sum, `without the fonts: ${early.moved}`).toBe(0)

    comes = true
    await page.goto(path, { waitUntil: 'commit' })
    await takenOver(page, 'main')
    waiting.resolve()
    await page.waitForLoadState('networkidle')
    const late = await shifted()
    expect(late.sum, `with the fonts later than all else: ${late.moved}`).toBeLessThan(0.001)
  })

  test(`CHAT-18 ${path} is first painted when its first screen is there, however slowly it comes`, async ({
    page,
    context,
  }) => {
    const shifted = await watchShifts(page)
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }))
    await page.addInitScript(() =>
      requestAnimationFrame(() => {
        const isWhole = document.querySelector('#end-of-first-screen, #end-of-content') !== null
        Object.assign(globalThis, { isWhole })
      }),
    )
    const devtools = await context.newCDPSession(page)
    const limit = (downloadThroughput: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        uploadThroughput: -1,
        downloadThroughput,
      })
    await devtools.send('Network.enable')
    await limit(4_096)
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('#end-of-content').waitFor({ state: 'attached' })
    await limit(-1)
    await page.waitForLoadState('networkidle')
    const { sum, moved } = await shifted()
    expect(sum, moved).toBe(0)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isWhole'))).toBe(true)
  })
}
