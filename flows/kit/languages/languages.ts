import type { Locale } from '#contracts/kernel/locale.ts'
import { danish } from './danish/danish.ts'
import { english } from './english/english.ts'
import type { Language } from './language.ts'
import { norwegian } from './norwegian/norwegian.ts'
import { swedish } from './swedish/swedish.ts'

export const LANGUAGES: Record<Locale, Language> = {
  nb_NO: norwegian,
  sv_SE: swedish,
  da_DK: danish,
  en_US: english,
}

export const EVERY_LANGUAGE: readonly Language[] = Object.values(LANGUAGES)
