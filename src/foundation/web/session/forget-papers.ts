export const papersDatabase = 'holdall.offline'

/** For whoever logs out: nothing that was kept for a time without connection stays. */
export function forgetPapers(): void {
  try {
    indexedDB.deleteDatabase(papersDatabase)
  } catch {
    // Storage that refuses us holds nothing of ours either.
  }
}
