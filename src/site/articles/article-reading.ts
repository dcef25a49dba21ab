import type { PlanId } from '#contracts/catalogue/plans.ts'

/** What an article or an answer gives its page: HTML, or plain paragraphs. `path` is its one address. */
export type Reading = {
  title: string
  path: string
  subtitle?: string
  description: string
  date?: string
  updated?: string
  html?: string
  answer?: string[]
  plan?: PlanId
}
