/** Returns `failed` when the server could not be reached, so that the page can show the error in place. */
export async function keptOrFailed<Kept, Failed>(
  serverAction: () => Promise<Kept>,
  failed: Failed,
): Promise<Kept | Failed> {
  try {
    return await serverAction()
  } catch (error) {
    // `fetch` throws a TypeError when there is no network.
    if (error instanceof TypeError) return failed
    throw error
  }
}
