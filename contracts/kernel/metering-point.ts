import * as v from 'valibot'

const PREFIXES = { SE: '73', DK: '57' } as const
type MeteredCountry = keyof typeof PREFIXES

/**
 * GS1 check digit of the first 17 digits: weights 3 and 1 alternate, and the sum is rounded up to a multiple of ten.
 */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const isMeteringPoint = (digits: string): boolean =>
  /^\d{18}$/.test(digits) &&
  Object.values(PREFIXES).some((prefix) => digits.startsWith(prefix)) &&
  checkDigitOf(digits.slice(0, 17)) === Number(digits[17])

/** Swedish or Danish metering point number: 18 digits, the last of them a check digit. */
export const MeteringPoint = v.pipe(v.string(), v.check(isMeteringPoint, 'must be the 18 digits of a metering point'))

export function readMeteringPoint(written: string, country: MeteredCountry): string | undefined {
  const digits = written.replace(/[\s-]/g, '')
  return digits.startsWith(PREFIXES[country]) && isMeteringPoint(digits) ? digits : undefined
}

export function meteringPointFrom(country: MeteredCountry, own: string): string {
  const digits = `${PREFIXES[country]}${country === 'SE' ? '5999' : '1313'}1${own.padStart(10, '0').slice(0, 10)}`
  return `${digits}${checkDigitOf(digits)}`
}

export const formatMeteringPoint = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ')
