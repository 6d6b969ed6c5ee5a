import { toast } from '#design/toast/toast.ts'
import { isId } from '#foundation/rules/id-text.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { isMember, type Session } from '#foundation/web/session/session-record.ts'
import { whenSessionKnown } from '#foundation/web/session/session-store.ts'
import { mostFavourites } from '#listings/rules/favourites.ts'
import { favourites } from './api.ts'
import { copy } from './copy.ts'
import { followDrawnHearts } from './drawn-hearts.ts'
import { currentHearts, heartsKey } from './hearts.ts'
import { expectList, inTurn, press } from './presses.ts'

/** After a log-in, hearts pressed before it are first moved to the account. */
export async function readHearts(): Promise<void> {
  followDrawnHearts()
  if (!isMember(await whenSessionKnown())) return expectList()(heartsOfBrowser())
  await moveHeartsToAccount()
  const show = expectList()
  const { data } = await favourites.list()
  show(data.map(({ _id }) => _id))
}

export async function turnHeart(id: string, isOn: boolean): Promise<void> {
  const isFirst = currentHearts().size === 0
  try {
    const isDone = await press(id, isOn, () => store(id, isOn))
    if (isDone && isOn && isFirst) toast.success(keptWords(await whenSessionKnown()))
  } catch (error) {
    toast.error(sentenceOf(error))
  }
}

function keptWords(session: Session): string {
  if (isMember(session)) return copy.kept
  return session.status === 'in' ? copy.keptUntilVerified : copy.keptHere
}

async function store(id: string, isOn: boolean): Promise<void> {
  if (!isMember(await whenSessionKnown())) return storeInBrowser(id, isOn)
  await (isOn ? favourites.keep(id) : favourites.forget(id))
  // Otherwise one that still waits to be moved to the account would come back.
  if (!isOn && heartsOfBrowser().includes(id)) storeInBrowser(id, false)
}

/** What a browser says of its own storage is meant for engineers. */
function sentenceOf(error: unknown): string {
  const isOurs = error instanceof Error && !(error instanceof DOMException)
  return isOurs ? error.message : copy.failed
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

/** Onto what the browser has by now, because other tabs write there too. */
function storeInBrowser(id: string, isOn: boolean): void {
  const others = heartsOfBrowser().filter(other => other !== id)
  const ids = isOn ? [...others, id] : others
  if (ids.length > mostFavourites) throw new Error(copy.full)
  if (ids.length === 0) localStorage.removeItem(heartsKey)
  else localStorage.setItem(heartsKey, JSON.stringify(ids))
}

/** A listing that is gone is dropped; after any other failure the rest is tried next time. */
async function moveHeartsToAccount(): Promise<void> {
  try {
    for (const id of heartsOfBrowser()) await inTurn(id, () => moveHeart(id))
  } catch {
    // The list of the account is read all the same.
  }
}

async function moveHeart(id: string): Promise<void> {
  // It may have been pressed off, or moved already, before its turn came.
  if (!heartsOfBrowser().includes(id)) return
  try {
    await favourites.keep(id)
  } catch (error) {
    if (!isApiFailure(error, 'not_found')) throw error
  }
  storeInBrowser(id, false)
}
