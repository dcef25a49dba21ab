/** Gives what `late` returns or throws once `ms` milliseconds are over; the work itself is not cancelled. */
export async function limitTime<T>(work: Promise<T>, ms: number, late: () => T): Promise<T> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, ms)
  try {
    return await Promise.race([work, over.promise.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
