/** The last digit of a customer identification, of the digits before it: MOD10 (Luhn), every second digit from the right doubled. */
export function mod10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The identification an invoice is paid with: its number in nine digits and the check digit (KID, in Sweden OCR). */
export function kidOf(invoiceNumber: number): string {
  const digits = String(invoiceNumber).padStart(9, '0')
  return `${digits}${mod10(digits)}`
}
