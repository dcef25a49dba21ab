import { formatPhone } from '#contracts/kernel/phone.ts'

/** `number` is in full, such as "+4791234567"; it shows as 912 34 567. */
export function PhoneNumber({ number }: { number: string }) {
  return <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{formatPhone(number)}</span>
}
