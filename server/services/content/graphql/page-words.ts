import { cleanHtml } from '../clean-html.ts'

/** The title of a page, whatever its field is called. */
export const titleOf = (page: Record<string, unknown>): string | null => [page['title'], page['custom_page_title']].find((title) => typeof title === 'string') ?? null

/** A page's running text as HTML; paragraphs are texts and become such. */
export function contentOf({ content }: Record<string, unknown>): string | null {
  if (typeof content === 'string') return cleanHtml(content)
  return Array.isArray(content) ? content.map((text) => `<p>${escaped(String(text))}</p>`).join('') : null
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
