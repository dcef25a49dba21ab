import sanitize from 'sanitize-html'
import type { ContentDocument } from './content-document.ts'

/** Dummy base address for resolving relative links; it never appears in the output. */
const HERE = 'https://here.invalid'

const TAGS =
  'h2 h3 h4 p br hr ul ol li dl dt dd strong em b i small sup sub abbr code blockquote a figure figcaption img table caption thead tbody tfoot tr th td'
/** Removed with their content, which is no readable text or is not parsed as HTML. */
const WITH_CONTENT =
  'script style template noscript noembed noframes iframe frame frameset object embed applet svg math textarea select option title xmp plaintext listing audio video canvas'

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: WITH_CONTENT.split(' '),
  nestingLimit: 30,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  transformTags: {
    h1: 'h2',
    ol: (tagName, { start, lang }) => ({ tagName, attribs: { ...kept({ lang }), ...digits({ start }) } }),
    td: (tagName, { colspan, rowspan, lang }) => ({
      tagName,
      attribs: { ...kept({ lang }), ...digits({ colspan, rowspan }) },
    }),
    th: (tagName, { colspan, rowspan, scope, lang }) => ({
      tagName,
      attribs: {
        ...kept({ lang, scope: /^(row|col)$/.test(scope ?? '') ? scope : undefined }),
        ...digits({ colspan, rowspan }),
      },
    }),
    a: (tagName, { href, lang }) => ({ tagName, attribs: { ...link(href), ...kept({ lang }) } }),
    img: (tagName, { src, alt = '', width, height }) => {
      const path = resolve(src)
      return {
        tagName,
        attribs: path?.origin === HERE ? { src: pathOf(path), alt, loading: 'lazy', ...digits({ width, height }) } : {},
      }
    },
  },
}

/** Sanitises untrusted HTML to text, lists, tables, local images and links (SEC-03). External links get `rel`. */
export function cleanHtml(html: string): string {
  return sanitize(
    html.toWellFormed().replace(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? ' ' : '')),
    OPTIONS,
  ).trim()
}

function link(href: string | undefined): Record<string, string> {
  const to = /^\s*(#|$)/.test(href ?? '') ? null : resolve(href)
  if (to?.origin === HERE) return { href: pathOf(to) }
  if (to?.protocol === 'https:' || to?.protocol === 'http:') return { href: to.href, rel: 'noopener noreferrer' }
  return to?.protocol === 'mailto:' || to?.protocol === 'tel:' ? { href: to.href } : {}
}

/** Parses addresses as a browser does; comparing the raw string would miss addresses written in unusual ways. */
const resolve = (written: string | undefined) => (written === undefined ? null : URL.parse(written, HERE))
const pathOf = ({ pathname, search, hash }: URL) => pathname.replace(/^\/+/, '/') + search + hash

type Attributes = Record<string, string | undefined>

const kept = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

const digits = (attributes: Attributes) =>
  kept(Object.fromEntries(Object.entries(attributes).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''))))

export const cleanBody = (body: ContentDocument['body']): ContentDocument['body'] =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [field, clean(value)]))

function clean(value: unknown): unknown {
  if (typeof value === 'string') return /<[a-z!/?]/i.test(value) ? cleanHtml(value) : value
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, clean(inner)]))
  return value
}
