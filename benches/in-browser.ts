import { randomUUID } from 'node:crypto'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import * as v from 'valibot'
import { startChat, takenOver } from '../e2e/journey.ts'
import { startPortal } from '../e2e/server.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { firstMessage, PHONE } from './first-message.ts'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const LANDING = '/mobilabonnement'
const SHORT = 100
const LONG = 5000

/** Measurements that need a browser; all depend on the clock, so `npm test` skips them. */
export async function inBrowser(): Promise<Figure[]> {
  const portal = await startPortal()
  const executablePath = findBrowser()
  const browser = await chromium.launch({ args: ARGUMENTS, ...(executablePath && { executablePath }) })
  try {
    return [
      ...(await firstMessage(browser, portal.url)),
      ...(await flushing(browser, portal.url)),
      ...(await appending(browser, portal.url)),
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}

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

/**
 * Returns the milliseconds from the tap to the last new bubble within two seconds; without a tap all would show by
 * then.
 */
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

async function appending(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await startAsking(page, origin)
  await ask(page)
  const costAt = async (messages: number) => {
    await fill(page, origin, messages)
    await startAsking(page, origin)
    return costOfQuestions(page, devtools)
  }
  const short = await costAt(SHORT)
  const long = await costAt(LONG)
  await context.close()
  return [
    atMost(
      `a question with its answer at ${LONG} messages, the page's work to that at ${SHORT}, first quartiles`,
      long.work / short.work,
      1.5,
      'x',
    ),
    atMost(`longest task while messages are added at ${LONG}`, long.longestTask, 50, 'ms'),
  ]
}

/** The field is taken over after the log; sent before that, the question would go the way without scripts: a new page. */
async function startAsking(page: Page, origin: string): Promise<void> {
  await startChat(page, origin + LANDING)
  await takenOver(page, FIELD)
}

const FIELD = 'input[name="utterance"][type="text"]'
const QUESTION = 'Er det bindingstid?'
const ROUNDS = 15

/** Runs inside the page: Playwright locators would scan the long page, which would count as work of the page. */
async function ask(page: Page): Promise<void> {
  await page.evaluate(
    async ({ question, field: name }) => {
      const chat = document.querySelector('[role="log"]')?.closest('section')?.parentElement
      if (!chat) throw new Error('The page has no chat.')
      const fieldNow = () => chat.querySelector(name)
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
    },
    { question: QUESTION, field: FIELD },
  )
}

async function costOfQuestions(page: Page, devtools: CDPSession): Promise<{ work: number; longestTask: number }> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ startTime, duration }) => performance.mark('long', { startTime, detail: duration })),
    ).observe({ type: 'longtask' })
  })
  const work: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await taskTime(devtools)
    await ask(page)
    work.push((await taskTime(devtools)) - before)
  }
  const longestTask = await page.evaluate(() =>
    performance
      .getEntriesByName('long')
      .reduce((most, mark) => Math.max(most, mark instanceof PerformanceMark ? Number(mark.detail) : 0), 0),
  )
  // Other load on the machine only adds time, so a low quantile is the best estimate.
  return { work: quantile(work, 0.25), longestTask }
}

async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

const Answered = v.object({ cursor: v.number() })

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
