export const summariesDatabase = 'holdall.offline'

/** After logging out nothing stays of what was kept for times without connection. */
export function forgetSummaries(): void {
  try {
    indexedDB.deleteDatabase(summariesDatabase)
  } catch {
    // If storage is refused, nothing was kept there.
  }
}
