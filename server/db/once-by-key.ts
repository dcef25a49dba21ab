import { isDuplicate } from './database-faults.ts'

type Act<Found, Done> = { find: () => Promise<Found | undefined>; act: () => Promise<Done> }

/** Acts once for a key that a unique index keeps: whoever comes second, also at the same time, finds what the first wrote. */
export async function onceByKey<Found, Done>({ find, act }: Act<Found, Done>): Promise<Found | Done> {
  const found = await find()
  if (found !== undefined) return found
  try {
    return await act()
  } catch (error) {
    const meanwhile = isDuplicate(error) ? await find() : undefined
    if (meanwhile === undefined) throw error
    return meanwhile
  }
}
