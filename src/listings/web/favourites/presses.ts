import { accountOf } from '#foundation/web/session/session-record.ts'
import { currentSession, onSessionChange } from '#foundation/web/session/session-store.ts'
import { setHearts } from './hearts.ts'

interface Press {
  isOn: boolean
}

/** As the server or the browser has them, as far as we know. */
let kept: ReadonlySet<string> = new Set()
const underWay = new Map<string, Press>()
const answered = new Map<string, Press & { at: number }>()
const turns = new Map<string, Promise<unknown>>()

/** Counts lists and answers, so that one can tell which came first. */
let moment = 0
let shownList = 0

let account = accountOf(currentSession())
/** Grows with each person who leaves. */
let departures = 0

/** What somebody kept and pressed says nothing about whoever is there next. */
onSessionChange(() => {
  const before = account
  account = accountOf(currentSession())
  if (before === undefined || before === account) return
  departures += 1
  kept = new Set()
  underWay.clear()
  answered.clear()
  draw()
})

/**
 * Called when a list is asked for; what it returns is called with the list. An older list never
 * replaces a newer one, and knows nothing of presses that were answered after it was asked for.
 */
export function expectList(): (ids: readonly string[]) => void {
  const askedAt = ++moment
  const askedIn = departures
  return ids => {
    if (askedAt < shownList || askedIn !== departures) return
    shownList = askedAt
    const unknown = [...answered].filter(([, { at }]) => at > askedAt)
    kept = withPresses(ids, unknown)
    draw()
  }
}

/** Shown at once, and taken back if it fails. False where whoever pressed has left meanwhile. */
export async function press(
  id: string,
  isOn: boolean,
  call: () => Promise<void>,
): Promise<boolean> {
  const mine = { isOn }
  const pressedIn = departures
  const isHere = () => pressedIn === departures
  underWay.set(id, mine)
  draw()
  try {
    await inTurn(id, async () => (isHere() ? call() : undefined))
    if (!isHere()) return false
    answered.set(id, { isOn, at: ++moment })
    kept = withPresses(kept, [[id, mine]])
    return true
  } catch (error) {
    if (isHere()) throw error
    return false
  } finally {
    // A later press of the same heart stays under way.
    if (underWay.get(id) === mine) underWay.delete(id)
    draw()
  }
}

/** Calls for one listing go one after the other, also after one has failed. */
export function inTurn(id: string, call: () => Promise<void>): Promise<void> {
  const answer = (turns.get(id) ?? Promise.resolve()).then(call)
  const turn = answer.catch(() => undefined)
  turns.set(id, turn)
  return answer
}

function draw(): void {
  setHearts(withPresses(kept, underWay))
}

function withPresses(
  ids: Iterable<string>,
  presses: Iterable<readonly [string, Press]>,
): ReadonlySet<string> {
  const next = new Set(ids)
  for (const [id, { isOn }] of presses) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}
