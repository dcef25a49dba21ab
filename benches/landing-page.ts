import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { PAGES } from '#contracts/pages/page-table.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { startPortal } from '../e2e/server.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { sandboxSigns } from './sandbox-files.ts'

const LANDING = pathTo('mobile')
const withChat = PAGES.flatMap(({ flow, path, index, signedIn, ...page }) => {
  const address = path.replace(/\/:\w+\?/g, '') || '/'
  const isOpen = flow !== undefined && signedIn === undefined && (index === 'yes' || index === 'alias')
  return isOpen && !address.includes(':') ? [{ ...page, index, address }] : []
})
const CHAT_PAGES = [...withChat.map(({ address }) => address), pathTo('plan', { plan: '1gb' })]
const KILO = 1000
const SOLD_IN: readonly Locale[] = ['nb_NO', 'en_US']
const STYLESHEET = /<link\b[^>]*rel="stylesheet"[^>]*>/g
const LANDINGS = withChat
  .filter(({ name, kind, index }) => index === 'yes' && (name === 'home' || kind === 'landing'))
  .map(({ name, address }) => ({ name, path: address, locales: name === 'home' ? LOCALES : SOLD_IN }))
const ONE_ROUND_TRIP = 14
const FIRST_MESSAGE = /role="log"(?:(?!data-from)[^])*data-from="bot"(?:(?!data-from)[^])*<p[^>]*>[^<\s]/

const BEFORE_MESSAGE = 7
const FETCHED = /<link\b[^>]*rel="(?:stylesheet|preload|modulepreload)"[^>]*>|<script\b[^>]*>/g

/**
 * Brotli-compressed weight of each landing page until its chat is interactive, and whether the HTML has the first
 * message (CHAT-18).
 */
export async function landingPage(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'prat-landing-'))
  const portal = await startPortal({ DATA_DIR: folder })
  try {
    const html = await get(portal.url, LANDING)
    const { styles, scripts } = await filesOf(portal.url, html.text)
    const weigh = async (addresses: readonly string[]) =>
      (await Promise.all(addresses.map((address) => get(portal.url, address)))).reduce(
        (sum, { bytes }) => sum + bytes,
        0,
      )
    const css = await weigh(styles)
    const widget = await withImports(portal.url, widgetChunks())
    const drawn = async (path: string, locale: string, encodings?: string) => {
      const page = await get(portal.url, path, locale, encodings)
      const message = FIRST_MESSAGE.exec(page.text)
      if (!message) throw new Error(`${path} has no first message.`)
      const beforeMessage = page.text.slice(0, message.index + message[0].length)
      return {
        bytes: page.bytes + (await weigh(linked(page.text.slice(0, page.text.indexOf('</head>')), STYLESHEET))),
        before: brotliCompressSync(beforeMessage).byteLength,
        fetched: (beforeMessage.match(FETCHED) ?? []).length,
      }
    }
    const landings = await Promise.all(
      LANDINGS.flatMap(({ name, path, locales }) =>
        locales.map(async (locale) => ({ name, locale, ...(await drawn(path, locale)) })),
      ),
    )
    const alive = [LANDING, ...styles, ...scripts]
    const weighIn = async (encodings: string) =>
      (await Promise.all(alive.map((address) => get(portal.url, address, 'nb_NO', encodings)))).reduce(
        (sum, { bytes }) => sum + bytes,
        0,
      )
    const [asBrotli, asGzip] = await Promise.all([weighIn(BROTLI), weighIn('gzip')])
    const pages = await Promise.all(CHAT_PAGES.map((page) => get(portal.url, page)))
    const isSandbox = sandboxSigns()
    const loaded = await Promise.all(
      [...(await everyFile(portal.url, pages))].map((address) => get(portal.url, address)),
    )
    return [
      atMost(
        'landing page, JavaScript and CSS until it lives, router included, brotli',
        (css + (await weigh(scripts))) / KILO,
        130,
        'kB',
      ),
      atMost(
        'widget of the chat with all it imports, fetched after the page, brotli',
        (await weigh(widget.filter((address) => !scripts.includes(address)))) / KILO,
        45,
        'kB',
      ),
      ...landings.map(({ name, locale, bytes }) =>
        atMost(
          `${name} landing page in ${locale}, HTML with the CSS of its first screen, brotli`,
          bytes / KILO,
          ONE_ROUND_TRIP,
          'kB',
        ),
      ),
      atMost(
        'HTML of a landing page up to its first bot message, the largest, brotli',
        Math.max(...landings.map(({ before }) => before)) / KILO,
        BEFORE_MESSAGE,
        'kB',
      ),
      atMost(
        'stylesheets, scripts and preloads ahead of the first bot message on the landing pages',
        landings.reduce((sum, { fetched }) => sum + fetched, 0),
        0,
        'elements',
      ),
      atMost(
        'landing page until it lives for a client that takes gzip only, to that with brotli',
        asGzip / asBrotli,
        1.3,
        'times the bytes',
      ),
      atLeast(
        'first bot message in the served HTML of the chat pages',
        pages.filter(({ text }) => FIRST_MESSAGE.test(text)).length,
        CHAT_PAGES.length,
        'pages',
      ),
      atMost(
        'files with anything of the sandbox in them on the chat pages',
        loaded.filter(({ text }) => isSandbox(text)).length,
        0,
        'files',
      ),
    ]
  } finally {
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function filesOf(origin: string, html: string): Promise<{ styles: string[]; scripts: string[] }> {
  const roots = [...linked(html, /<link\b[^>]*rel="modulepreload"[^>]*>/g), ...inlineImports(html)]
  return { styles: linked(html, STYLESHEET), scripts: await withImports(origin, roots) }
}

async function everyFile(origin: string, pages: readonly Asset[]): Promise<Set<string>> {
  const files = await Promise.all(pages.map(({ text }) => filesOf(origin, text)))
  return new Set([
    ...files.flatMap(({ styles, scripts }) => [...styles, ...scripts]),
    ...(await withImports(origin, widgetChunks())),
  ])
}

/** The chunk that the chat loads after hydration (docs/decisions/0010). */
function widgetChunks(): string[] {
  const names = readdirSync('build/client/assets').filter((name) => /^(widget|live-chat)-[\w-]+\.js$/.test(name))
  if (names.length === 0) throw new Error('The build has no widget chunk; see vite.config.ts.')
  return names.map((name) => `/assets/${name}`)
}

const BROTLI = 'gzip, deflate, br'

type Asset = { text: string; bytes: number }

async function get(origin: string, path: string, locale = 'nb_NO', encodings = BROTLI): Promise<Asset> {
  const { body, encoding } = await new Promise<{ body: Buffer; encoding: string | undefined }>((resolve, reject) => {
    request(
      `${origin}${path}`,
      { headers: { 'accept-encoding': encodings, cookie: `prat_locale=${locale}` } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ body: Buffer.concat(chunks), encoding: answer.headers['content-encoding'] }))
      },
    )
      .on('error', reject)
      .end()
  })
  const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  return { text: plain.toString(), bytes: body.byteLength }
}

const linked = (html: string, links: RegExp): string[] =>
  (html.match(links) ?? []).flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? [])

function inlineImports(html: string): string[] {
  const scripts = [...html.matchAll(/<script[^>]*type="module"[^>]*>([^]*?)<\/script>/g)].map(([, code = '']) => code)
  return scripts.flatMap((code) =>
    [...code.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].flatMap(([, address]) => address ?? []),
  )
}

async function withImports(origin: string, roots: readonly string[]): Promise<string[]> {
  const found = new Set(roots)
  for (const address of found) {
    const { text } = await get(origin, address)
    const imports = [
      ...text.matchAll(/\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g),
      ...text.matchAll(/\bimport\(["'`](\.\/nb_NO-[^"'`]+)["'`]\)/g),
    ]
    for (const [, path] of imports) if (path) found.add(posix.join(posix.dirname(address), path))
  }
  return [...found]
}
