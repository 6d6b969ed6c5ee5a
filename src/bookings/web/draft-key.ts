export function draftKeyOf(listingId: string): string {
  return `holdall.draft.${listingId}`
}

/** Told without reading it, so that nothing has to be loaded for whoever has chosen nothing yet. */
export function hasDraft(listingId: string): boolean {
  try {
    return sessionStorage.getItem(draftKeyOf(listingId)) !== null
  } catch {
    return false
  }
}
