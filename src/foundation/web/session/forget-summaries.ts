/** Browsers have both under these names already. */
const database = 'holdall.offline'
export const summariesStore = 'papers'

export function openSummaries(): IDBOpenDBRequest {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(summariesStore, { keyPath: 'name' })
  return opening
}

/**
 * After logging out nothing stays of what a session kept for times without connection, whose names
 * are addresses. What a link opens stays: its name begins with a letter or digit.
 */
export function forgetSummaries(): void {
  try {
    const opening = openSummaries()
    opening.onsuccess = () => {
      const writing = opening.result.transaction(summariesStore, 'readwrite')
      writing.objectStore(summariesStore).delete(IDBKeyRange.bound('/', '0', false, true))
      opening.result.close()
    }
  } catch {
    // If storage is refused, nothing was kept there.
  }
}
