import { EVERY_LANGUAGE } from '../languages/languages.ts'
import type { Suppliers } from '../languages/suppliers.ts'

/** The words of every language for suppliers of power, by what they do. */
export const supplierWords = (use: keyof Suppliers): string[] => [
  ...new Set(EVERY_LANGUAGE.flatMap(({ suppliers }) => suppliers[use])),
]

/** The same as alternatives of a regular expression. */
export const anySupplierWord = (use: keyof Suppliers): string => supplierWords(use).join('|')
