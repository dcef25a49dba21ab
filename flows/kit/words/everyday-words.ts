import type { Locale } from '#contracts/kernel/locale.ts'
import type { Everyday } from '../languages/everyday.ts'
import { LANGUAGES } from '../languages/languages.ts'

export const EVERYDAY: Record<Locale, Everyday> = {
  nb_NO: LANGUAGES.nb_NO.everyday,
  sv_SE: LANGUAGES.sv_SE.everyday,
  da_DK: LANGUAGES.da_DK.everyday,
  en_US: LANGUAGES.en_US.everyday,
}
