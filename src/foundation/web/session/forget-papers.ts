export const papersDatabase = 'holdall.offline'

/** After logging out nothing stays of what was kept for times without connection. */
export function forgetPapers(): void {
  try {
    indexedDB.deleteDatabase(papersDatabase)
  } catch {
    // If storage is refused, nothing was kept there.
  }
}
