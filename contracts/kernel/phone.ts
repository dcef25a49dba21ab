import * as v from 'valibot'
import type { Locale } from './locale.ts'

/** Prefix and national digits without spaces ("+4791234567"). */
export const PhoneNumber = v.pipe(
  v.string(),
  v.transform((written) =>
    written
      .replace(/[\s()-]/g, '')
      .replace(/^00/, '+')
      .replace(/^\+460(?=7)/, '+46'),
  ),
  v.regex(/^\+(47|46|45)\d{8,10}$/, 'phone.invalid'),
)
export type PhoneNumber = v.InferOutput<typeof PhoneNumber>

/**
 * Returns the full number for "912 34 567", "+47 91234567" or "004791234567"; `undefined` unless it has exactly 8
 * digits (VAL-02).
 */
export function norwegianPhone(written: string): PhoneNumber | undefined {
  const digits = written.replace(/[\s().-]/g, '').replace(/^(\+47|0047|47(?=\d{8}$))/, '')
  return /^\d{8}$/.test(digits) ? `+47${digits}` : undefined
}

function swedishMobile(written: string): PhoneNumber | undefined {
  const digits = written.replace(/[\s().-]/g, '').replace(/^(?:(?:\+46|0046|46(?=0?7))0?|0)/, '')
  return /^7[02369]\d{7}$/.test(digits) ? `+46${digits}` : undefined
}

function danishPhone(written: string): PhoneNumber | undefined {
  const digits = written.replace(/[\s().-]/g, '').replace(/^(\+45|0045|45(?=\d{8}$))/, '')
  return /^[2-9]\d{7}$/.test(digits) ? `+45${digits}` : undefined
}

const OWN_COUNTRY: Record<Locale, (written: string) => PhoneNumber | undefined> = {
  nb_NO: norwegianPhone,
  sv_SE: swedishMobile,
  da_DK: danishPhone,
  en_US: norwegianPhone,
}

/**
 * Parses a number of the locale's country (VAL-02). Sweden and Denmark also accept a number of the other countries with
 * its prefix.
 */
export function phoneIn(locale: Locale, written: string): PhoneNumber | undefined {
  const own = OWN_COUNTRY[locale](written)
  if (own !== undefined || OWN_COUNTRY[locale] === norwegianPhone || !/^\s*(\+|00)/.test(written)) return own
  const country = written
    .replace(/[\s().-]/g, '')
    .replace(/^00/, '+')
    .slice(0, 3)
  if (country === '+47') return norwegianPhone(written)
  if (country === '+46') return swedishMobile(written)
  return country === '+45' ? danishPhone(written) : undefined
}

export function isNorwegianMobile(phone: PhoneNumber): boolean {
  return /^\+47[49]\d{7}$/.test(phone)
}

/** Formats national digits by country: "912 34 567" (USE-02), "070-123 45 67", "20 12 34 56". */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\+\d{2}/, '')
  if (phone.startsWith('+46') && digits.length === 9)
    return `0${digits.slice(0, 2)}-${digits.slice(2, 5)} ${digits.slice(5, 7)} ${digits.slice(7)}`
  if (digits.length !== 8) return digits
  if (phone.startsWith('+45')) return digits.replace(/(\d\d)(?=\d)/g, '$1 ')
  return `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`
}

/**
 * International format with non-breaking spaces: "+47 912 34 567", or "+46 70-123 45 67" without Sweden's leading zero.
 */
export const formatPhoneInFull = (phone: string): string =>
  `${phone.slice(0, 3)} ${formatPhone(phone).replace(/^0/, '')}`.replaceAll(' ', '\u00a0')
