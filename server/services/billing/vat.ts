import { VAT_PERCENT } from '#contracts/catalogue/terms.ts'
import type { Ore } from '#contracts/kernel/money.ts'

/** The VAT that lies in an amount, rounded to whole øre; of a credit it is negative. */
export const vatIn = (total: Ore): Ore => Math.sign(total) * Math.round((Math.abs(total) * VAT_PERCENT) / (100 + VAT_PERCENT))
