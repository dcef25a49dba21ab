import type { MobileLanding } from '#contracts/content/landings.ts'
import { whyWe } from '#contracts/content/why-we.ts'

/** Only the fields the page shows are sent to the browser (PAGE-07). */
export function mobileWords(landing: MobileLanding) {
  const { title, description, content, chatH2, rating, ratingSample, testimonials, whyWeTitle, whyWeContent } = landing
  const [lead, ...more] = content
  return {
    title,
    description,
    lead,
    chatH2,
    rating,
    ratingSample,
    testimonials,
    whyWeTitle,
    whyWeContent: [whyWeContent, ...more],
    whyWe: whyWe(landing),
  }
}

export type MobileWords = ReturnType<typeof mobileWords>
