/** What came of an action of the server, or `failed` where it did not get through: it is said in its place and can be tried again there. */
export async function keptOrFailed<Kept, Failed>(
  serverAction: () => Promise<Kept>,
  failed: Failed,
): Promise<Kept | Failed> {
  try {
    return await serverAction()
  } catch (error) {
    // What fetch throws when there is no net.
    if (error instanceof TypeError) return failed
    throw error
  }
}
