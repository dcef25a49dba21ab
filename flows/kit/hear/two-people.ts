import type { Evidence } from '../values/registers.ts'

const TWO_PEOPLE = /^(\p{Lu}[\p{L}-]+)\s+(?:&|og|och|o|and)\s+\p{Lu}[\p{L}-]+((?:\s\p{Lu}\p{L}+)*)[\s.!]*$/u
const ONE_OF_TWO = 0.6

/** "Erik & Sara Lindholm": Erik Lindholm is asked back, for an agreement has one customer. */
export function ofTwoPeople(weighed: Evidence, said: string): Evidence {
  const [, first = '', family = ''] = TWO_PEOPLE.exec(said) ?? []
  if (first === '') return weighed
  const value = family === '' ? weighed.value : `${first}${family}`
  return { ...weighed, value, sure: Math.min(weighed.sure, ONE_OF_TWO) }
}
