import * as v from 'valibot'
import type { FaqCategory } from '#contracts/content/faq.ts'
import { Title } from '#contracts/content/title.ts'
import type { Locale } from '#contracts/kernel/locale.ts'

/** Every title of a line; undefined when the server does not answer, the page's form asks for them then. */
export async function fetchTitles(locale: Locale, line: FaqCategory): Promise<Title[] | undefined> {
  try {
    const answer = await fetch(`/services/cms/${locale}/titles/${line}`, { signal: AbortSignal.timeout(5_000) })
    return answer.ok ? v.parse(v.array(Title), await answer.json()) : undefined
  } catch {
    return undefined
  }
}
