import sanitize from 'sanitize-html'
import type { ContentDocument } from './content-document.ts'

/** Where a link of ours stands for being resolved; never seen by anybody. */
const HERE = 'https://here.invalid'

const TAGS =
  'h2 h3 h4 p br hr ul ol li dl dt dd strong em b i small sup sub abbr code blockquote a figure figcaption img table caption thead tbody tfoot tr th td'
/** What goes with everything in it: what is in there is not text to be read, or is read by other rules than those of HTML. */
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

/**
 * HTML of an editor or another server, made harmless (SEC-03): text, headings, lists, tables, pictures of this site and links
 * stay; scripts, handlers, styles, classes, ids, frames and what a browser might read otherwise go. Links to outside get `rel`.
 */
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

/** Reads an address as a browser would; one without a host is ours. */
const resolve = (written: string | undefined) => (written === undefined ? null : URL.parse(written, HERE))
const pathOf = ({ pathname, search, hash }: URL) => pathname.replace(/^\/+/, '/') + search + hash

type Attributes = Record<string, string | undefined>

/** The attributes that are there. */
const kept = (attributes: Attributes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Those of the attributes that are whole numbers of up to four digits. */
const digits = (attributes: Attributes) =>
  kept(Object.fromEntries(Object.entries(attributes).filter(([, value]) => /^\d{1,4}$/.test(value ?? ''))))

/** A body whose texts are harmless: what holds a tag is HTML and cleaned as such, the rest stays letter by letter. */
export const cleanBody = (body: ContentDocument['body']): ContentDocument['body'] =>
  Object.fromEntries(Object.entries(body).map(([field, value]) => [field, clean(value)]))

function clean(value: unknown): unknown {
  if (typeof value === 'string') return /<[a-z!/?]/i.test(value) ? cleanHtml(value) : value
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, clean(inner)]))
  return value
}
