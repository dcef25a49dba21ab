import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneNumber } from '#contracts/kernel/phone.ts'

/**
 * Mobile number ranges by country. A number in them without a known operator is accepted, since operators start using
 * ranges before the library knows them.
 */
const MOBILE_RANGES: Record<string, RegExp> = {
  '47': /^[49]\d{7}$/,
  '46': /^7[02369]\d{7}$/,
  '45': /^(2\d|3[01]|4[0-2]|5[0-3]|6[01]|71|81|9[1-3])\d{6}$/,
}

/** True for valid mobile numbers; false for landline, premium, service and machine numbers. */
export function canReceiveSms(phone: PhoneNumber): boolean {
  const parsed = parsePhoneNumberFromString(phone)
  const range = parsed && MOBILE_RANGES[parsed.countryCallingCode]
  if (!range) return false
  const type = parsed.getType()
  // In Denmark landline and mobile numbers share ranges.
  return type === undefined ? range.test(parsed.nationalNumber) : type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}
