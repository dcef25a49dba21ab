import { formatPhone } from '#contracts/kernel/phone.ts'

/** A phone number in full ("+4791234567") shown as 912 34 567, never broken over two lines. */
export function PhoneNumber({ number }: { number: string }) {
  return <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{formatPhone(number)}</span>
}
