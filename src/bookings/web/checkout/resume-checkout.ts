import type { BrowserStore } from '#foundation/web/browser-stores.ts'
import { keepDraft, readDraft } from '../draft.ts'
import { addUnfinished, unfinishedCheckouts } from '../unfinished-checkouts.ts'

interface Stores {
  local: BrowserStore
  tab: BrowserStore
}

interface Unfinished {
  listingId: string
  ownerId: string
}

/** Kept for this browser and not only for this tab. */
export function rememberUnfinished(
  { local, tab }: Stores,
  { listingId, ...whose }: Unfinished & { title: string },
  now: Date,
): void {
  const draft = readDraft(tab, listingId, now)
  if (draft) addUnfinished(local, { ...whose, draft, begunAt: now.getTime() })
}

/** Copies the dates to where checkout reads them. Newer dates of this tab stay. */
export function resumeCheckout(
  { local, tab }: Stores,
  { listingId, ownerId }: Unfinished,
  now: Date,
): void {
  if (readDraft(tab, listingId, now)) return
  const all = unfinishedCheckouts(local, ownerId, now)
  const unfinished = all.find(({ draft }) => draft.listingId === listingId)
  if (unfinished) keepDraft(tab, unfinished.draft, now)
}
