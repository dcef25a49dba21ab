import { languageTag } from '#contracts/kernel/locale.ts'
import type { PageAddress } from '#contracts/pages/page-address.ts'

/** A page of the sitemap; `changed` is a day (YYYY-MM-DD) where one is known. */
export type IndexedPage = { href: string; alternates: PageAddress['alternates']; changed?: string }

/** The sitemap of a site, each page with its like on the sites of other locales (PAGE-25). */
export function sitemap(pages: readonly IndexedPage[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(entry),
    '</urlset>',
    '',
  ].join('\n')
}

function entry({ href, alternates, changed }: IndexedPage): string {
  const links = alternates.map((each) => `<xhtml:link rel="alternate" hreflang="${languageTag(each.locale)}" href="${escaped(each.href)}"/>`)
  return `<url><loc>${escaped(href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
