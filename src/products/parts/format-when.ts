import { languageTag, type Locale } from '#contracts/kernel/locale.ts'

/** An instant (ISO 8601) as "21. november, 14:05" in Oslo. */
export const formatWhen = (at: string, locale: Locale): string =>
  // The two apart: what stands between them differs from one browser to the next.
  [{ day: 'numeric', month: 'long' } as const, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const]
    .map((parts) => new Intl.DateTimeFormat(languageTag(locale), { ...parts, timeZone: 'Europe/Oslo' }).format(Date.parse(at)))
    .join(', ')
