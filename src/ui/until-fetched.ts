import { lazy } from 'react'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000

/**
 * Tries until the import succeeds: a lazy part that fails for good would take the whole page down (ERR-02). Most browsers
 * remember a module that could not be fetched, so that only loading the page again helps: pass `loadPageAnew` for what
 * the page cannot live without.
 */
export async function untilFetched<Part>(
  load: () => Promise<Part>,
  anew: () => Promise<void> = async () => {},
  wait = FIRST_WAIT,
): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((waited) => setTimeout(waited, wait))
    if (wait > (wasReloaded() ? LONGEST_WAIT / 2 : FIRST_WAIT)) await anew()
    return untilFetched(load, anew, Math.min(wait * 2, LONGEST_WAIT))
  }
}

export const lazyPart: typeof lazy = (load) => lazy(() => untilFetched(load))

/** A page that loading again did not mend waits longer before the next time. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

const TEXT_FIELDS = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea'

/** Not while the server cannot be reached, nor where something typed or not yet sent would be lost. */
export async function loadPageAnew(): Promise<void> {
  if (document.querySelector('[data-pending]')) return
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)
  if ([...fields].some(({ value }) => value !== '')) return
  const answer = await fetch('/healthz').catch(() => undefined)
  if (answer?.ok) location.reload()
}
