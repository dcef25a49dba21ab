import * as v from 'valibot'

export const PersonName = v.object({ firstName: v.string(), middleName: v.optional(v.string()), lastName: v.string() })
