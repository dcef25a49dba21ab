import { randomUUID } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test'
import * as v from 'valibot'
import { freePort } from '#server/testing/free-port.ts'
import { startChat } from '../e2e/journey.ts'
import { startPortal } from '../e2e/server.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { atMost, quantile, type Figure } from './figure.ts'

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, locale: 'nb-NO' }
/** Slow 4G: a latency of 150 ms, 1.6 Mbit/s down and 0.75 up, in bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const LANDING = '/mobilabonnement'
const STILL = '/still'
const SHORT = 100
const LONG = 5000

/**
 * What only a browser can tell: when the first message is seen beside the same page without scripts, how soon a tap brings the
 * bubbles that wait, and what a message costs at the end of a long transcript. All of it hangs on the clock, so `npm test` leaves it out.
 */
export async function inBrowser(quick: boolean): Promise<Figure[]> {
  if (quick) return []
  const portal = await startPortal()
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: ARGUMENTS, ...(executablePath && { executablePath }) })
  try {
    return [...(await firstMessage(browser, portal.url)), ...(await flushing(browser, portal.url)), ...(await appending(browser, portal.url))]
  } finally {
    await browser.close()
    await portal.stop()
  }
}

/** When the first message is on screen under slow 4G and a fourth of the processor, beside the same page as a file without scripts. */
async function firstMessage(browser: Browser, origin: string): Promise<Figure[]> {
  const beside = await besideStill(origin)
  const live: Seen[] = []
  const still: Seen[] = []
  for (let round = 0; round < 7; round += 1) {
    still.push(await messageSeen(browser, beside.url + STILL))
    live.push(await messageSeen(browser, beside.url + LANDING))
  }
  beside.server.close()
  const median = (samples: readonly Seen[]) => quantile(samples.map(({ message }) => message), 0.5)
  return [
    atMost('first message on screen, slow 4G and 4x CPU, to the same page without scripts, medians', median(live) / median(still), 1.15, 'x'),
    atMost('first message on screen after the first contentful paint, slow 4G and 4x CPU, median', quantile(live.map(({ message, paint }) => message - paint), 0.5), 0, 'ms'),
  ]
}

/** Milliseconds from the navigation until something is painted, and until the first message is. */
type Seen = { paint: number; message: number }

async function messageSeen(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    // The frame that first has the message laid out; what is painted at its end has this time or a later one.
    const look = (now: number) => {
      const message = document.querySelector('[role="log"] [data-from="bot"] p')
      if (message?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) performance.mark('message', { startTime: now })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('message').length > 0 && performance.getEntriesByName('first-contentful-paint').length > 0)
  const [laidOut = 0, paint = 0] = await page.evaluate(() => ['message', 'first-contentful-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime))
  await context.close()
  return { paint, message: Math.max(laidOut, paint) }
}

/** The portal behind a door that has its landing page without scripts too, so that both come the same way. */
async function besideStill(origin: string): Promise<{ url: string; server: Server }> {
  const html = await (await fetch(origin + LANDING)).text()
  const still = html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '').replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  const server = createServer((asked, answer) => {
    if (asked.url === STILL) return answer.setHeader('content-type', 'text/html; charset=utf-8').end(still)
    const passed = request(origin + (asked.url ?? '/'), { method: asked.method, headers: { ...asked.headers, 'accept-encoding': asked.url === LANDING ? 'identity' : 'br' } }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    return asked.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return { url: `http://localhost:${port}`, server }
}

/** How long after a tap the answer that waits for its turn is in the page. */
async function flushing(browser: Browser, origin: string): Promise<Figure[]> {
  const took: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference' })
    const page = await context.newPage()
    await startChat(page, origin + LANDING)
    const reply = page.waitForResponse((response) => response.request().postData()?.includes('"utterance"') === true)
    await page.getByRole('group').getByRole('button').first().dispatchEvent('click')
    await (await reply).finished()
    took.push(await page.evaluate(tap))
    await context.close()
  }
  return [atMost('a tap until every waiting bubble is on screen, slowest of five', Math.max(...took), 100, 'ms')]
}

/** Taps the page; milliseconds until the frame after the last bubble that came within the two seconds in which all would have come by themselves. */
async function tap(): Promise<number> {
  const said = () => document.querySelectorAll('[role="log"] [data-from="bot"]').length
  const before = said()
  const began = performance.now()
  let last = began
  let seen = before
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  while (performance.now() - began < 2000) {
    await new Promise(requestAnimationFrame)
    if (said() === seen) continue
    seen = said()
    last = performance.now()
  }
  if (seen === before) throw new Error('No bubble waited for the tap.')
  return last - began
}

/** What a question with its answer costs the page at the end of a short and of a long transcript. */
async function appending(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await startChat(page, origin + LANDING)
  await ask(page)
  const costAt = async (messages: number) => {
    await fill(page, origin, messages)
    await startChat(page, origin + LANDING)
    return costOfQuestions(page, devtools)
  }
  const short = await costAt(SHORT)
  const long = await costAt(LONG)
  await context.close()
  return [
    atMost(`a question with its answer at ${LONG} messages, the page's work to that at ${SHORT}, first quartiles`, long.work / short.work, 1.5, 'x'),
    atMost(`longest task while messages are added at ${LONG}`, long.longestTask, 50, 'ms'),
  ]
}

const QUESTION = 'Er det bindingstid?'
const ROUNDS = 15

/**
 * Asks in between as a visitor does, and waits until the conversation waits again. From within the page: a driver that looks for
 * things from outside goes through all of a long page, which would be counted as the page's work.
 */
async function ask(page: Page): Promise<void> {
  await page.evaluate(async (question) => {
    const chat = document.querySelector('[role="log"]')?.closest('section')?.parentElement
    if (!chat) throw new Error('The page has no chat.')
    const fieldNow = () => chat.querySelector('input[name="utterance"][type="text"]')
    const until = <Found>(look: () => Found | null | false | undefined) =>
      new Promise<Found>((found) => {
        const watching = new MutationObserver(() => check())
        const check = () => {
          const seen = look()
          if (!seen) return
          watching.disconnect()
          found(seen)
        }
        watching.observe(chat, { childList: true, subtree: true })
        check()
      })
    const field = fieldNow()
    if (!(field instanceof HTMLInputElement)) throw new Error('There is no field to ask in.')
    field.value = question
    field.form?.requestSubmit()
    await until(() => !field.isConnected && fieldNow())
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  }, QUESTION)
}

/** The page's own work for a question with its answer, in ms, and the longest task meanwhile. */
async function costOfQuestions(page: Page, devtools: CDPSession): Promise<{ work: number; longestTask: number }> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    new PerformanceObserver((list) => list.getEntries().forEach(({ startTime, duration }) => performance.mark('long', { startTime, detail: duration }))).observe({ type: 'longtask' })
  })
  const work: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await taskTime(devtools)
    await ask(page)
    work.push((await taskTime(devtools)) - before)
  }
  const longestTask = await page.evaluate(() => performance.getEntriesByName('long').reduce((most, mark) => Math.max(most, mark instanceof PerformanceMark ? Number(mark.detail) : 0), 0))
  // What else runs on the machine only ever adds.
  return { work: quantile(work, 0.25), longestTask }
}

async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const Answered = v.object({ cursor: v.number() })

/** Lets the conversation of the page grow to so many messages, without the page. */
async function fill(page: Page, origin: string, messages: number): Promise<void> {
  const session = await page.locator('input[name="session"]').first().inputValue()
  let cursor = Number(await page.locator('#chat input[name="answers"]').first().inputValue())
  while (cursor < messages) {
    const content = { language_code: 'nb_NO', utterance: QUESTION, answers: cursor }
    const call = { vertex: { id: session }, content_type: 'utterance', content, turn_id: randomUUID() }
    const response = await page.request.post(`${origin}/services/brain/`, { data: call, headers: { origin } })
    cursor = v.parse(Answered, await response.json()).cursor
  }
}
