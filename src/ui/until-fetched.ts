const LONGEST_WAIT = 15_000

/**
 * Fetches a part of the page, again and again while the network or the server is away: first after a second, later every 15 s.
 * A part that fails for good would take the whole page down, though the page can be read and its forms used without it (ERR-02).
 */
export async function untilFetched<Part>(load: () => Promise<Part>, wait = 1_000): Promise<Part> {
  try {
    return await load()
  } catch {
    await new Promise((waited) => setTimeout(waited, wait))
    return untilFetched(load, Math.min(wait * 2, LONGEST_WAIT))
  }
}
