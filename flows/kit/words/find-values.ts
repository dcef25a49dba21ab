import { digitsSaid } from './numbers.ts'
import { tokensOf } from './tokens.ts'

/** Longest text a value is looked for in: who writes more tells something else. */
const LONGEST = 120

/** Reads a value as it stands, or the only thing in a sentence that may be it ("mitt nummer er 912 34 567"). */
export function readOrFind<T>(
  written: string,
  read: (text: string) => T | undefined,
  find: (text: string) => readonly string[],
): T | undefined {
  const plain = read(written)
  if (plain !== undefined || written.length > LONGEST) return plain
  const values = find(written).flatMap((text) => read(text) ?? [])
  return values.length === 1 ? values[0] : undefined
}

/** What may be a phone number in a text: digits with what is written between them, or numbers said in words. */
export function phonesIn(text: string): string[] {
  const said = digitsSaid(tokensOf(text))
  return said ? [said] : [...text.matchAll(/(?:\+|00)?\d(?:[\s().-]{0,2}\d){5,14}/g)].map(([phone]) => phone)
}

/** What may be an e-mail address in a text, spaces about its @ left out, "(at)" read as one, and a comma for the dot before its end as that. */
export function emailsIn(text: string): string[] {
  const joined = text
    .replace(/\s*(?:\(at\)|\[at\]|\bkrøllalfa\b|\bsnabel-?a\b)\s*/giu, '@')
    .replace(/\s+at\s+(?=[\w-]+\.[a-z]{2,4}\b)/giu, '@')
    .replace(/\s*@\s*/g, '@')
    .replace(/(@[\w-]+),(?=(?:com|no|net|se|dk|org)\b)/giu, '$1.')
    .replace(/^mailto:/i, '')
  return [...joined.matchAll(/[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+/g)].map(([email]) => email.replace(/[.!?]+$/, ''))
}

/** Groups of so many digits in a text, a space or a hyphen in their middle allowed: a code, a postal code. */
export const digitsIn =
  (length: number) =>
  (text: string): string[] =>
    [...text.matchAll(/(?<!\d)\d(?:[\s-]?\d)*(?!\d)/g)]
      .map(([digits]) => digits)
      .filter((digits) => digits.replace(/\D/g, '').length === length)
