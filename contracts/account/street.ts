export type Street = { streetName: string; streetNumber?: string; streetLetter?: string }

/** Splits "Storgata 12 B" into name, number and letter (ACC-02); without a number all of it is the name (a postbox). */
export function splitStreet(written: string): Street {
  const line = written.trim().replace(/\s+/g, ' ')
  const [, streetName, streetNumber, streetLetter] = /^(.*\D)\s(\d{1,5})\s?(\p{L})?$/u.exec(line) ?? []
  if (!streetName || !streetNumber) return { streetName: line }
  return streetLetter ? { streetName, streetNumber, streetLetter: streetLetter.toUpperCase() } : { streetName, streetNumber }
}
