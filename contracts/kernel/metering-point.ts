import * as v from 'valibot'

/** GS1 prefixes of the countries whose metering points there are, as their numbers begin. */
const PREFIXES = { SE: '73', DK: '57' } as const
type MeteredCountry = keyof typeof PREFIXES

/** The last digit of a GS1 number of 18 digits, of the 17 before it: weights 3 and 1 in turn, to the next ten. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const isMeteringPoint = (digits: string): boolean =>
  /^\d{18}$/.test(digits) &&
  Object.values(PREFIXES).some((prefix) => digits.startsWith(prefix)) &&
  checkDigitOf(digits.slice(0, 17)) === Number(digits[17])

/** The number of a metering point: 18 digits, the last of them a check digit, beginning as Swedish or Danish ones do. */
export const MeteringPoint = v.pipe(v.string(), v.check(isMeteringPoint, 'must be the 18 digits of a metering point'))

/** A metering point as a person writes it, with spaces or hyphens, of a country; else `undefined`. */
export function readMeteringPoint(written: string, country: MeteredCountry): string | undefined {
  const digits = written.replace(/[\s-]/g, '')
  return digits.startsWith(PREFIXES[country]) && isMeteringPoint(digits) ? digits : undefined
}

/** Makes the number of a metering point from up to ten digits of its own. */
export function meteringPointFrom(country: MeteredCountry, own: string): string {
  const digits = `${PREFIXES[country]}${country === 'SE' ? '5999' : '1313'}1${own.padStart(10, '0').slice(0, 10)}`
  return `${digits}${checkDigitOf(digits)}`
}

/** For the eye: the digits in groups of three. */
export const formatMeteringPoint = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ')
