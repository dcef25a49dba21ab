import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'

/**
 * Where each country has its mobile numbers. A number in there that the library knows no operator of is in use before the
 * library has heard of it; anywhere else such a number is a machine's or nobody's.
 */
const MOBILE_RANGES: Record<string, RegExp> = {
  '47': /^[49]\d{7}$/,
  '46': /^7[02369]\d{7}$/,
  '45': /^(2\d|3[01]|4[0-2]|5[0-3]|6[01]|71|81|9[1-3])\d{6}$/,
}

/** Whether a number can take an SMS: a mobile one of the right length, not a landline, a premium or service number, or a machine's. */
export function canReceiveSms(phone: PhoneNumber): boolean {
  const parsed = parsePhoneNumberFromString(phone)
  const range = parsed && MOBILE_RANGES[parsed.countryCallingCode]
  if (!range) return false
  const type = parsed.getType()
  // In Denmark landlines and mobile phones have numbers of the same ranges.
  return type === undefined ? range.test(parsed.nationalNumber) : type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}
