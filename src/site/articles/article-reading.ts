import type { PlanId } from '#contracts/catalogue/plans.ts'

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
