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
