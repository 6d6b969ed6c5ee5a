import { addBegun, type BrowserStore, begunCheckouts } from '../begun-checkouts.ts'
import { keepDraft, readDraft } from '../draft.ts'

interface Stores {
  local: BrowserStore
  tab: BrowserStore
}

interface Begun {
  listingId: string
  ownerId: string
}

/** Kept for this browser and not only for this tab. */
export function rememberBegun(
  { local, tab }: Stores,
  { listingId, ...whose }: Begun & { title: string },
  now: Date,
): void {
  const draft = readDraft(tab, listingId, now)
  if (draft) addBegun(local, { ...whose, draft, begunAt: now.getTime() })
}

/** Copies the dates to where checkout reads them. Newer dates of this tab stay. */
export function takeUp({ local, tab }: Stores, { listingId, ownerId }: Begun, now: Date): void {
  if (readDraft(tab, listingId, now)) return
  const all = begunCheckouts(local, ownerId, now)
  const begun = all.find(({ draft }) => draft.listingId === listingId)
  if (begun) keepDraft(tab, begun.draft, now)
}
