import type { Page, Route } from '@playwright/test'
import {
  choice,
  choose,
  hears,
  log,
  newPerson,
  seesSubscription,
  startChat,
  takenOver,
  tellDetails,
  confirmOrder,
  words,
} from './journey.ts'
import { expect, test } from './portal-test.ts'

const { nb_NO } = words

/** Keeps every script of the page waiting until it is let through. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHeld = false
    // A script of a page that was left has nobody waiting for it any more.
    for (const route of held) await route.continue().catch(() => undefined)
  }
}

test('CHAT-18 a tap before the scripts arrive counts, once, and the widget goes on from there @desktop', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/mobilabonnement', { waitUntil: 'commit' })
  await choice(page, /^6 GB,/).click()
  await choice(page, nb_NO.adult).waitFor()
  await expect(page).toHaveURL('/mobilabonnement#chat')
  await choice(page, nb_NO.adult).click({ noWaitAfter: true })
  await letThrough()
  await choice(page, nb_NO.newNumber).waitFor()
  await takenOver(page)
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  await expect(log(page).getByText(/^6 GB,/)).toHaveCount(1)
  await expect(log(page).getByText(nb_NO.adult)).toHaveCount(1)
  await page.reload()
  await expect(log(page).getByText(nb_NO.adult)).toHaveCount(1)
})

test('CHAT-13 CHAT-18 a tap whose form is still on its way when the widget takes over counts once, also tapped again', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  const onItsWay = Promise.withResolvers<void>()
  await page.route('**/chat', async (route) => {
    await onItsWay.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await choice(page, 'Jeg er kunde').waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // The second tap goes to a place, for the button may be replaced in between.
  const button = await choice(page, 'Jeg er kunde').boundingBox()
  const posted = page.waitForRequest('**/chat')
  await choice(page, 'Jeg er kunde').click({ noWaitAfter: true })
  await posted
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/live-chat'))
  await letThrough()
  await loaded
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 15)
  onItsWay.resolve()
  await expect(page).toHaveURL('/login#chat')
  await page.getByLabel(nb_NO.phone, { exact: true }).waitFor()
  await expect(log(page).getByText('Jeg er kunde')).toHaveCount(1)
  await page.reload()
  await page.getByLabel(nb_NO.phone, { exact: true }).waitFor()
  await expect(log(page).getByText('Jeg er kunde')).toHaveCount(1)
})

test('CHAT-03 what is typed before the scripts arrive stays and can be sent', async ({ page }) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  const letThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  const field = page.getByLabel(nb_NO.name, { exact: true })
  await field.fill('Kari Nordmann')
  await letThrough()
  await takenOver(page)
  await expect(field).toHaveValue('Kari Nordmann')
  await field.press('Enter')
  await hears(page, 'Takk, Kari. Når er du født?')
})

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  /** Begins to note what moves on the pages to come; answers the sum of the shifts so far. */
  async function watchShifts(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    return () =>
      page.evaluate(async () => {
        await document.fonts.ready
        // A shift is told after the frame it came in.
        for (let frames = 0; frames < 3; frames++) await new Promise((drawn) => requestAnimationFrame(drawn))
        return Reflect.get(globalThis, 'shifts').reduce((sum: number, value: number) => sum + value, 0)
      })
  }

  for (const path of [
    '/',
    '/mobilabonnement',
    '/mobilabonnement/6gb',
    '/login',
    '/mobilabonnement/produkter',
    '/kundeservice',
  ]) {
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
      expect(await shifted(), 'without the fonts').toBe(0)

      comes = true
      await page.goto(path, { waitUntil: 'commit' })
      await takenOver(page, 'main')
      waiting.resolve()
      await page.waitForLoadState('networkidle')
      expect(await shifted(), 'with the fonts later than all else').toBeLessThan(0.001)
    })
  }
})

/** The conversation's card: its box, what of the scrolled part is empty, and the field to ask in. */
const cardOf = (page: Page) =>
  page.evaluate(() => {
    const scrolled = document.querySelector('section[aria-label="Samtalen"]')
    const field = document.querySelector('[aria-labelledby="chat-title"] input[name="utterance"]')
    if (!scrolled?.firstElementChild || !field) throw new Error('The page has no chat with a field.')
    const { height } = scrolled.firstElementChild.getBoundingClientRect()
    return {
      empty: Math.round(scrolled.clientHeight - height),
      fieldEnds: field.getBoundingClientRect().bottom <= innerHeight,
      top: scrolled.getBoundingClientRect().top,
    }
  })

for (const path of ['/', '/mobilabonnement', '/mobilabonnement/6gb', '/forsikring', '/refinansiering', '/login']) {
  test(`PAGE-02 CHAT-15 the chat of ${path} is as tall as what is said, and a field to ask in is in sight @desktop`, async ({
    page,
    isMobile,
  }) => {
    await startChat(page, path)
    // A phone shows the card whole once the visitor has come to it.
    if (isMobile)
      await page
        .locator('[aria-labelledby="chat-title"]')
        .evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const { empty, fieldEnds } = await cardOf(page)
    expect(Math.abs(empty), 'space nothing stands in').toBeLessThan(2)
    expect(fieldEnds, 'the field lies in the window').toBe(true)
  })
}

test('PAGE-02 the chat grows with what is said and moves nothing that is read @desktop', async ({ page, isMobile }) => {
  const placeOf = () =>
    page.evaluate(() =>
      ['h1', '#chat-title', 'main h2:not(#chat-title)'].map((selector) => {
        const top = document.querySelector(selector)?.getBoundingClientRect().top
        return top === undefined ? undefined : Math.round(top + scrollY)
      }),
    )
  await startChat(page, '/mobilabonnement/6gb')
  const opening = await placeOf()
  await choose(page, 'Ja, det vil jeg ha')
  await choice(page, nb_NO.adult).waitFor()
  const answered = await placeOf()
  if (!isMobile) {
    expect(answered).toEqual(opening)
    expect(Math.abs((await cardOf(page)).empty), 'space nothing stands in').toBeLessThan(60)
  }
  await choose(page, nb_NO.adult)
  await choice(page, nb_NO.newNumber).waitFor()
  await choose(page, nb_NO.newNumber)
  await page.getByLabel(nb_NO.name, { exact: true }).waitFor()
  expect(await placeOf()).toEqual(answered)
})

test.describe('with the clock stopped', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const said = (page: Page) => log(page).getByText(/^(Klart det, her svarer mennesker|Ring 21)/)

  /** Gives an answer that two messages follow, which wait in the queue. */
  async function beginQueue(page: Page): Promise<void> {
    await page.clock.install()
    await startChat(page, '/kitchensink')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const taken = page.waitForResponse(
      async (response) => response.url().endsWith('/services/brain/') && (await response.text()).includes('Ring 21'),
    )
    await choose(page, 'Snakk med kundeservice')
    await taken
    // The answer has its number: so what follows it is in the queue.
    await expect(log(page).getByText('Snakk med kundeservice')).toBeVisible()
    await expect(log(page).locator('[data-pending]')).toHaveCount(0)
  }

  test('CHAT-01 elements come one at a time, half a second after a look into the queue, which is looked into once a second', async ({
    page,
  }) => {
    await beginQueue(page)
    await page.clock.runFor(450)
    await expect(said(page)).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(said(page)).toHaveText([/^Klart det/])
    await page.clock.runFor(1_400)
    await expect(said(page)).toHaveCount(1)
    await page.clock.runFor(150)
    await expect(said(page)).toHaveText([/^Klart det/, /^Ring 21/])
  })

  test('CHAT-01 a tap anywhere brings all that waits at once', async ({ page }) => {
    await beginQueue(page)
    await expect(said(page)).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).click()
    await expect(said(page)).toHaveCount(2)
  })

  test('CHAT-01 a key brings all that waits at once', async ({ page }) => {
    await beginQueue(page)
    await page.keyboard.press('Shift')
    await expect(said(page)).toHaveCount(2)
  })

  test('CHAT-01 CHAT-16 with reduced motion nothing waits and nothing moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await beginQueue(page)
    await expect(said(page)).toHaveCount(2)
    expect(await log(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  })
})

test('CHAT-09 the next field has the focus in a window at least 800 wide, not on a phone @desktop', async ({
  page,
  isMobile,
}) => {
  await startChat(page, '/mobilabonnement')
  await choose(page, /^6 GB,/)
  await choose(page, nb_NO.adult)
  await choose(page, nb_NO.newNumber)
  const field = page.getByLabel(nb_NO.name, { exact: true })
  await field.waitFor()
  if (isMobile) await expect(field).not.toBeFocused()
  else await expect(field).toBeFocused()
})

test('CHAT-13 a double tap orders once', async ({ page }) => {
  const kari = newPerson()
  await startChat(page, '/mobilabonnement')
  await choice(page, /^6 GB,/).dblclick()
  await choice(page, nb_NO.adult).dblclick()
  await choose(page, nb_NO.newNumber)
  await tellDetails(page, kari)
  await choice(page, nb_NO.confirm).waitFor()
  await confirmOrder(page, kari)
  await seesSubscription(page, '6 GB')
})
