import type { Locale } from '#contracts/kernel/locale.ts'
import { danish } from './danish/speech.ts'
import { english } from './english/speech.ts'
import type { Language } from './language.ts'
import { norwegian } from './norwegian/speech.ts'
import { swedish } from './swedish/speech.ts'

export const languages: Record<Locale, Language> = {
  nb_NO: norwegian,
  sv_SE: swedish,
  da_DK: danish,
  en_US: english,
}
