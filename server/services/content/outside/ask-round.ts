import type { Logger } from 'pino'
import { POST_CATEGORIES } from '#contracts/content/post.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Result } from '#contracts/kernel/result.ts'
import type { ContentServer } from '../../../gateways/content/port.ts'
import type { Copy } from './outside-documents.ts'
import type { OutsidePlace } from './outside-pages.ts'

/** A round ends after as many outages in a row; so many questions of it are asked at once. */
const OUTAGES = 3
const AT_ONCE = 4

/** Asks for every page and post of a locale. What is answered takes the place of what was in the copy, what is not stays; `down` when the server is not there. */
export async function askRound(server: ContentServer, log: Logger, locale: Locale, places: readonly OutsidePlace[], before: Copy): Promise<{ copy: Copy; down: boolean }> {
  const copy: Copy = { pages: { ...before.pages }, posts: { ...before.posts } }
  const faults = new Map<string, string>()
  let outages = 0
  const attempt = async <T>(what: string, question: () => Promise<Result<T>>, keep: (value: T) => void) => {
    const answer = await question()
    if (answer.ok) keep(answer.value)
    else faults.set(what, answer.code ?? answer.reason)
    outages = !answer.ok && answer.reason === 'unreachable' ? outages + 1 : 0
  }
  const questions = [
    ...places.map(({ key, place }) => () => attempt(key, () => server.page(locale, place), (page) => void (copy.pages[key] = page ?? null))),
    ...POST_CATEGORIES.map((category) => () => attempt(category, () => server.posts(locale, category), (posts) => void (copy.posts[category] = posts))),
  ]
  const next = () => (outages < OUTAGES ? questions.shift() : undefined)
  const askOn = async () => {
    for (let question = next(); question; question = next()) await question()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  report(log, locale, faults)
  return { copy, down: outages >= OUTAGES }
}

/** One line for each kind of fault, with some of the pages it struck (CALL-18). */
function report(log: Logger, locale: Locale, faults: ReadonlyMap<string, string>): void {
  for (const code of new Set(faults.values())) {
    const pages = [...faults].flatMap(([page, its]) => (its === code ? [page] : []))
    log.warn({ locale, pages: pages.slice(0, 5), of: pages.length, code }, code === 'access denied' ? 'access denied' : 'the content server failed, its last good copy is shown')
  }
}
