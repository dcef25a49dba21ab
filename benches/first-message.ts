import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { freePort } from '#server/testing/free-port.ts'
import { atMost, quantile, told, type Figure } from './figure.ts'

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, locale: 'nb-NO' }
/** Slow 4G: 150 ms latency, 1.6 Mbit/s down and 0.75 Mbit/s up; throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const LANDING = '/mobilabonnement'
const BARE = '/bare-bubble'
const BARE_WITHOUT_HEADERS = '/bare-bubble-without-headers'
const ROUNDS = 9

const BARE_BUBBLE = `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hei</title>
<style>body{margin:1rem;font:400 1.0625rem/1.55 system-ui,sans-serif;background:#faf6ef;color:#0f2a3a}p{margin:0;padding:.75rem 1rem;border-radius:.875rem;background:#fffdf9;max-width:20rem}</style></head>
<body><div role="log"><div data-from="bot"><p>Hei! Jeg hjelper deg med nytt mobilabonnement. Det tar omtrent fem minutter.</p></div></div></body></html>`

export async function firstMessage(browser: Browser, origin: string): Promise<Figure[]> {
  const beside = await besideBareBubble(origin)
  const ours: Seen[] = []
  const bare: Seen[] = []
  const withoutHeaders: Seen[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await messageSeen(browser, beside.url + BARE))
    withoutHeaders.push(await messageSeen(browser, beside.url + BARE_WITHOUT_HEADERS))
    ours.push(await messageSeen(browser, beside.url + LANDING))
  }
  beside.server.close()
  const median = (samples: readonly Seen[]) =>
    quantile(
      samples.map(({ message }) => message),
      0.5,
    )
  return [
    told('first message on screen, a bare bubble, slow 4G and 4x CPU, median', median(bare), 'ms'),
    told(
      'first message on screen, a bare bubble without the headers of a page, slow 4G and 4x CPU, median',
      median(withoutHeaders),
      'ms',
    ),
    told('first message on screen, the mobile landing, slow 4G and 4x CPU, median', median(ours), 'ms'),
    atMost(
      'first message on screen, slow 4G and 4x CPU, to a bare bubble, medians',
      median(ours) / median(bare),
      1.6,
      'x',
    ),
    atMost(
      'first message on screen after the first contentful paint, slow 4G and 4x CPU, median',
      quantile(
        ours.map(({ message, paint }) => message - paint),
        0.5,
      ),
      0,
      'ms',
    ),
  ]
}

type Seen = { paint: number; message: number }

async function messageSeen(browser: Browser, address: string): Promise<Seen> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    // Marks the frame in which the message first has layout; its paint has this time or a later one.
    const look = (now: number) => {
      const message = document.querySelector('[role="log"] [data-from="bot"] p')
      if (message?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        performance.mark('message', { startTime: now })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(address)
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('message').length > 0 &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  const [laidOut = 0, paint = 0] = await page.evaluate(() =>
    ['message', 'first-contentful-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  )
  await context.close()
  return { paint, message: Math.max(laidOut, paint) }
}

/**
 * Serves both the portal and the bare bubble through one proxy, so that both have the same network path. The bubble has
 * the headers of a page too: `cross-origin-opener-policy` makes the browser begin a new process for either.
 */
async function besideBareBubble(origin: string): Promise<{ url: string; server: Server }> {
  const headers = sharedHeaders(await headersOf(origin + LANDING))
  const server = createServer((asked, answer) => {
    if (asked.url === BARE || asked.url === BARE_WITHOUT_HEADERS)
      return answer
        .writeHead(200, {
          ...(asked.url === BARE && headers),
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
        })
        .end(brotliCompressSync(BARE_BUBBLE))
    const passed = request(
      origin + (asked.url ?? '/'),
      { method: asked.method, headers: { ...asked.headers, 'accept-encoding': 'br' } },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    return asked.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return { url: `http://localhost:${port}`, server }
}

const headersOf = (address: string): Promise<IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    request(address, (given) => {
      given.resume()
      resolve(given.headers)
    })
      .on('error', reject)
      .end()
  })

/** All but what describes one body or names its nonce. */
const sharedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        ![
          'connection',
          'content-length',
          'content-security-policy',
          'keep-alive',
          'set-cookie',
          'transfer-encoding',
        ].includes(name),
    ),
  )
