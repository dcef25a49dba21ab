import type { MobileLanding } from '#contracts/content/mobile-landing.ts'
import { whyWe } from '#contracts/content/why-we.ts'

/** What the mobile landing says, as the page shows it (PAGE-07): nothing is sent to the browser that is not on it. */
export function mobileWords(landing: MobileLanding) {
  const { title, description, content, chatH2, rating, ratingSample, testimonials, whyWeTitle, whyWeContent } = landing
  return {
    title,
    description,
    lead: content[0],
    chatH2,
    rating,
    ratingSample,
    testimonials,
    whyWeTitle,
    whyWeContent,
    whyWe: whyWe(landing),
  }
}

export type MobileWords = ReturnType<typeof mobileWords>
