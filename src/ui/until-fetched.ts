import { lazy } from 'react'

const LONGEST_WAIT = 15_000

/** Retries until the import succeeds: a lazy part that fails for good would take the whole page down (ERR-02). */
export async function untilFetched<Part>(load: () => Promise<Part>, wait = 1_000): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((waited) => setTimeout(waited, wait))
    return untilFetched(load, Math.min(wait * 2, LONGEST_WAIT))
  }
}

export const lazyPart: typeof lazy = (load) => lazy(() => untilFetched(load))
