import * as v from 'valibot'

export const PersonName = v.object({ firstName: v.string(), middleName: v.optional(v.string()), lastName: v.string() })

type Named = { firstName: string; middleName?: string | null | undefined; lastName: string }

export const fullNameOf = ({ firstName, middleName, lastName }: Named): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')
