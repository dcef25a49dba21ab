import * as v from 'valibot'

/** The portal's locales; the first is the default (SHELL-01). */
export const LOCALES = ['nb_NO', 'sv_SE', 'da_DK', 'en_US'] as const
export const Locale = v.picklist(LOCALES)
export type Locale = v.InferOutput<typeof Locale>
export const DEFAULT_LOCALE: Locale = 'nb_NO'

/** Fallback order for missing texts: the locale itself, English, then the other locales. */
export function nearestLocales(locale: Locale): Locale[] {
  return [...new Set<Locale>([locale, 'en_US', ...LOCALES])]
}

/** Accepts a hyphen or an underscore; returns `undefined` for unsupported locales (SHELL-02). */
export function readLocale(written: string | null | undefined): Locale | undefined {
  const parsed = v.safeParse(Locale, written?.replaceAll('-', '_'))
  return parsed.success ? parsed.output : undefined
}

const BY_TOP_LEVEL_DOMAIN: Record<string, Locale> = { no: 'nb_NO', se: 'sv_SE', dk: 'da_DK' }

/** Derives the locale from the top-level domain, defaulting to nb_NO (SHELL-01). `host` may include a port. */
export function localeOfHost(host: string): Locale {
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
  return BY_TOP_LEVEL_DOMAIN[name.slice(name.lastIndexOf('.') + 1)] ?? DEFAULT_LOCALE
}

/** BCP 47 tag for `<html lang>` and `Intl` ("nb-NO"). */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-')
}
