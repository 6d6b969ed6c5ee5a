import { toast } from '#design/toast/toast.ts'
import { isId } from '#foundation/rules/id-text.ts'
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
  const isOn = !currentHearts().has(id)
  const isFirst = currentHearts().size === 0
  show(id, isOn)
  try {
    if (await isMember()) await (isOn ? favourites.keep(id) : favourites.forget(id))
    else keepInBrowser([...currentHearts()], isOn)
    if (isOn && isFirst) toast.success((await isMember()) ? copy.kept : copy.keptHere)
  } catch (error) {
    // Others may have been pressed meanwhile, and stay.
    show(id, !isOn)
    toast.error(sentenceOf(error))
  }
}

function show(id: string, isOn: boolean): void {
  const next = new Set(currentHearts())
  if (isOn) next.add(id)
  else next.delete(id)
  setHearts(next)
}

/** What a browser says of its own storage is meant for engineers. */
function sentenceOf(error: unknown): string {
  const isOurs = error instanceof Error && !(error instanceof DOMException)
  return isOurs ? error.message : copy.failed
}

async function isMember(): Promise<boolean> {
  const session = await whenSessionKnown()
  return session.status === 'in' && session.record.isVerified
}

export function heartsOfBrowser(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(heartsKey) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isId).slice(0, mostFavourites)
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
  // A browser that lets sites keep nothing refuses even to forget.
  if (waiting.length === 0) return
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
