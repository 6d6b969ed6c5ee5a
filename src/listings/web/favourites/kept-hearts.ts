import { toast } from '#design/toast/toast.ts'
import { isId } from '#foundation/rules/ids.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { whenSessionKnown } from '#foundation/web/session/session-store.ts'
import { mostFavourites } from '#listings/rules/favourites.ts'
import { favourites } from './api.ts'
import { copy } from './copy.ts'
import { followDrawnHearts } from './drawn-hearts.ts'
import { currentHearts, heartsKey, setHearts } from './hearts.ts'

/** After a log-in, hearts pressed before it are first moved to the account. */
export async function readHearts(): Promise<void> {
  followDrawnHearts()
  if (!(await isMember())) return setHearts(new Set(heartsOfBrowser()))
  await moveHeartsToAccount()
  const { data } = await favourites.list()
  setHearts(new Set(data.map(({ _id }) => _id)))
}

/** Shown at once and taken back if it fails. */
export async function toggleHeart(id: string): Promise<void> {
  const before = currentHearts()
  const isOn = !before.has(id)
  const next = new Set(before)
  if (isOn) next.add(id)
  else next.delete(id)
  setHearts(next)
  try {
    if (await isMember()) await (isOn ? favourites.keep(id) : favourites.forget(id))
    else keepInBrowser([...next], isOn)
    if (isOn && before.size === 0) toast.success((await isMember()) ? copy.kept : copy.keptHere)
  } catch (error) {
    setHearts(before)
    toast.error(error instanceof Error ? error.message : copy.failed)
  }
}

async function isMember(): Promise<boolean> {
  const session = await whenSessionKnown()
  return session.status === 'in' && session.record.isVerified
}

export function heartsOfBrowser(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(heartsKey) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(id => typeof id === 'string' && isId(id)).slice(0, mostFavourites)
  } catch {
    return []
  }
}

function keepInBrowser(ids: readonly string[], isOneMore: boolean): void {
  if (isOneMore && ids.length > mostFavourites) throw new Error(copy.full)
  if (ids.length === 0) localStorage.removeItem(heartsKey)
  else localStorage.setItem(heartsKey, JSON.stringify(ids))
}

/** A listing that is gone is dropped; after any other failure the rest is tried next time. */
async function moveHeartsToAccount(): Promise<void> {
  const waiting = heartsOfBrowser()
  while (waiting.length > 0) {
    const [id = ''] = waiting
    try {
      await favourites.keep(id)
    } catch (error) {
      if (!isApiFailure(error, 'not_found')) break
    }
    waiting.shift()
  }
  keepInBrowser(waiting, false)
}
