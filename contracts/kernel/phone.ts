import * as v from 'valibot'

/** A phone number in full: prefix and national digits, no spaces ("+4791234567"). */
export const PhoneNumber = v.pipe(
  v.string(),
  v.transform((written) => written.replace(/[\s()-]/g, '').replace(/^00/, '+')),
  v.regex(/^\+(47|46|45)\d{8,10}$/, 'phone.invalid'),
)
export type PhoneNumber = v.InferOutput<typeof PhoneNumber>

/** A Norwegian number as a person writes it ("912 34 567", "+47 91234567", "004791234567") in full, or `undefined` when it is not exactly 8 digits (VAL-02). */
export function norwegianPhone(written: string): PhoneNumber | undefined {
  const digits = written.replace(/[\s().-]/g, '').replace(/^(\+47|0047|47(?=\d{8}$))/, '')
  return /^\d{8}$/.test(digits) ? `+47${digits}` : undefined
}

/** Whether a Norwegian number in full is a mobile number (these begin with 4 or 9). */
export function isNorwegianMobile(phone: PhoneNumber): boolean {
  return /^\+47[49]\d{7}$/.test(phone)
}

/** National digits in groups of 3+2+3 ("912 34 567"), as subscriptions show them (USE-02). */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\+\d{2}/, '')
  return digits.length === 8 ? `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}` : digits
}
