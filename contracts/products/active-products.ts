import type { Locale } from '../kernel/locale.ts'

export type Product = 'mobile' | 'power' | 'insurance' | 'refinancing' | 'corporate' | 'customerService' | 'blog'

const active: Record<Product, readonly Locale[]> = {
  mobile: ['nb_NO'],
  refinancing: ['nb_NO'],
  insurance: ['nb_NO'],
  corporate: ['nb_NO'],
  power: ['sv_SE', 'da_DK'],
  customerService: ['nb_NO', 'sv_SE', 'da_DK', 'en_US'],
  blog: ['da_DK'],
}

/** Whether a product is sold in a locale; where it is not, it is greyed out, never a dead link (SHELL-17). */
export const isActive = (product: Product, locale: Locale): boolean => active[product].includes(locale)
