import * as v from 'valibot'

export const PersonName = v.object({ firstName: v.string(), middleName: v.optional(v.string()), lastName: v.string() })

type Named = { firstName: string; middleName?: string | null | undefined; lastName: string }

export const fullNameOf = ({ firstName, middleName, lastName }: Named): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

/** Neither the given nor the family name is the same; a name put right in one of its parts is still that person's. */
export const isAnotherPerson = (one: Named | undefined, other: Named | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  !isSame(one.firstName, other.firstName) &&
  !isSame(one.lastName, other.lastName)

const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0

const PARTICLE =
  /^(?:von|van|der|den|de|del|della|du|da|af|av|la|le|al|el|bin|ibn|dos|das|di|do|ter|ten|zu|zum|zur|n[ií]|nic|ó|abu|op)$/iu

/** "Von" of Åsa von Essen, "de la" of Juan Carlos de la Vega: words that a family name begins with. */
export const isParticle = (word: string): boolean => PARTICLE.test(word)

/** "Von" and "Krogh" of von Krogh. */
export function atParticles(lastName: string): { particles: string; family: string } {
  const words = lastName.split(' ')
  const at = words.findIndex((word) => !isParticle(word))
  return { particles: words.slice(0, Math.max(at, 0)).join(' '), family: words.slice(Math.max(at, 0)).join(' ') }
}

/** "Krog" of Marie von Krogh is von Krog. */
export const withKnownParticles = (family: string, { lastName }: Named): string => {
  const { particles } = atParticles(lastName)
  return particles === '' || isParticle(family.split(' ')[0] ?? '') ? family : `${particles} ${family}`
}
