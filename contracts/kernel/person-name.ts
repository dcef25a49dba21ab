import * as v from 'valibot'

/** A person's name; the middle name holds every part between first and last. */
export const PersonName = v.object({ firstName: v.string(), middleName: v.optional(v.string()), lastName: v.string() })
