import { readPhone } from './sign-in.ts'

export const PHONE_PREFIXES = ['+47', '+46', '+45'] as const

/** Returns the full phone number, or `undefined` unless there are at least eight digits and a known prefix (VAL-02). */
export function phoneOf({
  prefix = '',
  number = '',
}: {
  prefix?: string | undefined
  number?: string | undefined
}): string | undefined {
  const digits = number.replaceAll(' ', '')
  return /^\d{8,}$/.test(digits) && PHONE_PREFIXES.some((known) => known === prefix)
    ? readPhone(`${prefix}${digits}`)
    : undefined
}
