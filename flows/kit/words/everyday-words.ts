import type { Locale } from '#contracts/kernel/locale.ts'
import { danishEveryday } from '../languages/danish/everyday.ts'
import { englishEveryday } from '../languages/english/everyday.ts'
import type { Everyday } from '../languages/everyday.ts'
import { norwegianEveryday } from '../languages/norwegian/everyday.ts'
import { swedishEveryday } from '../languages/swedish/everyday.ts'

export const EVERYDAY: Record<Locale, Everyday> = {
  nb_NO: norwegianEveryday,
  sv_SE: swedishEveryday,
  da_DK: danishEveryday,
  en_US: englishEveryday,
}
