import { languageTag, type Locale } from '#contracts/kernel/locale.ts'
import { findPage } from '#contracts/pages/find-page.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'
import { pageChat } from '#contracts/pages/page-chat.ts'
import { elements, wordsOf, type Answer } from './site-reader.ts'

export function pageFindings(answer: Answer, locale: Locale, told: PageAddress, listed: ReadonlySet<string>): string[] {
  const { path, body, headers } = answer
  const { row } = findPage(new URL(path, 'http://x').pathname)
  const [html] = elements(body, 'html')
  const links = elements(body, 'link')
  const robots = elements(body, 'meta').find(({ name }) => name === 'robots')?.['content']
  const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
  const alternates = links
    .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
  const ids = elements(body, '*').flatMap(({ id }) => (id ? [id] : []))
  const words = wordsOf(body)
  const has = (name: string, value: string) =>
    elements(body, 'input').some((input) => input['name'] === name && input['value'] === value)
  const own = { flow: typeof row.flow === 'object' ? row.flow[locale] : row.flow, step: row.step ?? '' }
  const { flow, step } = told.decision === 'wayOn' ? pageChat('intro', locale) : own

  const findings: [boolean, string][] = [
    [html?.['lang'] !== languageTag(locale), `is in ${html?.['lang']}`],
    [headers['content-language'] !== languageTag(locale), 'has another Content-Language'],
    [titleOf(answer).length < 8, 'has no title'],
    [(body.match(/<h1[\s>]/g) ?? []).length !== 1, 'has not one h1'],
    [
      told.canonical === undefined &&
        (robots !== 'noindex' || !headers['x-robots-tag']?.startsWith('noindex') || canonical.length > 0),
      'may be indexed',
    ],
    [
      told.canonical !== undefined &&
        (robots !== undefined || headers['x-robots-tag'] !== undefined || canonical.length !== 1),
      'may not be indexed',
    ],
    [
      told.canonical !== undefined &&
        canonical[0] !== told.canonical &&
        !(listed.size > 0 ? listed.has(canonical[0] ?? '') : canonical[0]?.endsWith(answer.path)),
      `has the canonical address ${canonical[0]}`,
    ],
    [
      alternates.join() !== told.alternates.map((each) => `${languageTag(each.locale)} ${each.href}`).join(),
      `has the alternates ${alternates.join()}`,
    ],
    [
      told.canonical !== undefined &&
        !elements(body, 'meta').some(({ name, content }) => name === 'description' && content),
      'has no description',
    ],
    [
      told.canonical !== undefined &&
        !elements(body, 'meta').some(({ property, content }) => property === 'og:image' && content?.endsWith('.png')),
      'has no picture to share',
    ],
    [flow !== undefined && !/role="log"[^]*?<p>\S/.test(body), 'has no first message'],
    [flow !== undefined && !(has('flow', flow) && has('step', step)), `has not the conversation ${flow}/${step}`],
    [body.includes('<template id="B:'), 'waits for a script to show a part'],
    [new Set(ids).size !== ids.length, `has ids twice: ${ids.filter((id, at) => ids.indexOf(id) !== at).join(', ')}`],
    [
      /\{[\w.]+\}|\b(?:undefined|NaN|\[object)\b|\b(?:pages|frame|chat|articles|prices|ui|service)\.[a-z]\w+/.test(
        words,
      ),
      `says ${/.{20}(?:\{[\w.]+\}|\b(?:undefined|NaN|\[object)\b|\b(?:pages|frame|chat|articles|prices|ui|service)\.[a-z]\w+).{20}/.exec(words)?.[0]}`,
    ],
    [told.fullscreen === /<footer\b/.test(body), 'has a footer where it should not, or none where it should'],
    ...guarded(answer),
  ]
  return findings.flatMap(([found, sentence]) => (found ? [`${locale} ${path} ${sentence}`] : []))
}

/** Security headers and nonces of a page (SEC-03). */
function guarded({ body, headers }: Answer): [boolean, string][] {
  const policy = headers['content-security-policy'] ?? ''
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? ''
  const foreign = [...elements(body, 'script'), ...elements(body, 'img'), ...elements(body, 'iframe')].filter(
    ({ src }) => src && !src.startsWith('/') && !src.startsWith('data:'),
  )
  return [
    [nonce === undefined || /unsafe|https?:|\*/.test(scripts), 'allows scripts too freely'],
    [elements(body, 'script').some((script) => script['nonce'] !== nonce), 'has a script without its nonce'],
    [!policy.includes("frame-ancestors 'none'") || headers['x-frame-options'] !== 'DENY', 'may be framed'],
    [
      headers['x-content-type-options'] !== 'nosniff' || !headers['referrer-policy'] || !headers['permissions-policy'],
      'lacks a header',
    ],
    [foreign.length > 0, `fetches from elsewhere: ${foreign.map(({ src }) => src).join(', ')}`],
    [
      elements(body, '*').some(
        (element) =>
          Object.keys(element).some((name) => /^on[a-z]+$/.test(name)) ||
          /^\s*javascript:/i.test(element['href'] ?? ''),
      ),
      'has a handler in its markup',
    ],
  ]
}

export const titleOf = ({ body }: Answer): string => /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''
