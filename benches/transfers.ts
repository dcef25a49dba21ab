import { chromium, type Browser } from '@playwright/test'
import { takenOver } from '../e2e/journey.ts'
import { startPortal } from '../e2e/server.ts'
import { findBrowser } from '../scripts/find-browser.ts'
import { atMost, told, type Figure } from './figure.ts'
import { PHONE } from './first-message.ts'

const KILO = 1000
const KINDS = ['HTML', 'CSS', 'JS', 'fonts', 'images', 'calls'] as const
type Kind = (typeof KINDS)[number]
const KIND_OF: Record<string, Kind> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'images',
  SVG: 'images',
  Manifest: 'images',
}
const PAGES = [
  { name: 'home', path: '/', requests: 25, kilobytes: 270 },
  { name: 'mobile landing', path: '/mobilabonnement', requests: 24, kilobytes: 270 },
  { name: 'plan', path: '/mobilabonnement/6gb', requests: 32, kilobytes: 270 },
  { name: 'insurance landing', path: '/forsikring', requests: 27, kilobytes: 270 },
  { name: 'refinancing landing', path: '/refinansiering', requests: 28, kilobytes: 270 },
  { name: 'sign-in', path: '/login', requests: 29, kilobytes: 270 },
]

export async function transfers(): Promise<Figure[]> {
  const portal = await startPortal()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  })
  try {
    const figures: Figure[] = []
    for (const page of PAGES) figures.push(...figuresOf(page, await loadOf(browser, portal.url + page.path)))
    return figures
  } finally {
    await browser.close()
    await portal.stop()
  }
}

type Loaded = { address: string; kind: Kind; bytes: number }

function figuresOf({ name, requests, kilobytes }: (typeof PAGES)[number], loaded: readonly Loaded[]): Figure[] {
  const addresses = loaded.map(({ address }) => address)
  const sizeOf = (some: readonly Loaded[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / KILO
  return [
    ...KINDS.flatMap((kind) => {
      const some = loaded.filter((one) => one.kind === kind)
      return [told(`${name} until its chat is alive, ${kind}, ${some.length} requests`, sizeOf(some), 'kB')]
    }),
    atMost(`${name} until its chat is alive, all requests`, loaded.length, requests, 'requests'),
    atMost(`${name} until its chat is alive, all that is transferred`, sizeOf(loaded), kilobytes, 'kB'),
    atMost(
      `${name} until its chat is alive, addresses loaded twice`,
      addresses.length - new Set(addresses).size,
      0,
      'requests',
    ),
  ]
}

async function loadOf(browser: Browser, address: string): Promise<Loaded[]> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const asked = new Map<string, { address: string; kind: Kind }>()
  const loaded: Loaded[] = []
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache && /^https?:/.test(response.url))
      asked.set(requestId, {
        address: response.url,
        kind: KIND_OF[type] ?? (response.mimeType === 'image/svg+xml' ? 'images' : 'calls'),
      })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId)
    if (known && encodedDataLength > 0) loaded.push({ ...known, bytes: encodedDataLength })
  })
  await page.goto(address)
  await takenOver(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return loaded
}
