import * as v from 'valibot'

/** The four locales of the portal (SHELL-01). The first is the default. */
export const LOCALES = ['nb_NO', 'sv_SE', 'da_DK', 'en_US'] as const
export const Locale = v.picklist(LOCALES)
export type Locale = v.InferOutput<typeof Locale>
export const DEFAULT_LOCALE: Locale = 'nb_NO'

/** The locales whose words are said where a locale lacks its own, itself first: English is read everywhere, then the site's first language. */
export function nearestLocales(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'en_US', ...LOCALES])]
}

/** Reads a locale written with hyphen or underscore; anything but the four is `undefined` (SHELL-02). */
export function readLocale(written: string | null | undefined): Locale | undefined {
  const parsed = v.safeParse(Locale, written?.replaceAll('-', '_'))
  return parsed.success ? parsed.output : undefined
}

const BY_TOP_LEVEL_DOMAIN: Record<string, Locale> = { no: 'nb_NO', se: 'sv_SE', dk: 'da_DK' }

/** The locale of a host name by its top-level domain; any other host gets nb_NO (SHELL-01). `host` may carry a port. */
export function localeOfHost(host: string): Locale {
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
  return BY_TOP_LEVEL_DOMAIN[name.slice(name.lastIndexOf('.') + 1)] ?? DEFAULT_LOCALE
}

/** The BCP 47 tag of a locale, for `<html lang>` and `Intl` ("nb-NO"). */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-')
}
